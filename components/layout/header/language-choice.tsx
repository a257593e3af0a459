import { type Language, languageFacts, languages } from "@/lib/platform/i18n/language";
import { LanguageRadio } from "./language-radio";

/** The language choice (rule: language.switch): one word for each language, always visible. They are links too, so that they work without JavaScript. */
export function LanguageChoice({ language, label }: { language: Language; label: string }) {
  return (
    <div role="radiogroup" aria-label={label} className="flex items-center text-[0.95em]">
      {languages.map((each) => (
        <LanguageRadio key={each} to={each} checked={each === language}>
          {languageFacts[each].name}
        </LanguageRadio>
      ))}
    </div>
  );
}
