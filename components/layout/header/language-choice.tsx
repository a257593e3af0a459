import type { Language } from "@/lib/platform/i18n/language";
import { LanguageRadio } from "./language-radio";

const names: Record<Language, string> = { en: "English", hi: "हिन्दी" };

/** The language choice (rule: language.switch): two words, always visible. They are links too, so that they work without JavaScript. */
export function LanguageChoice({ language, label }: { language: Language; label: string }) {
  return (
    <div role="radiogroup" aria-label={label} className="flex items-center text-[0.95em]">
      {(["en", "hi"] as const).map((each) => (
        <LanguageRadio key={each} to={each} checked={each === language}>
          {names[each]}
        </LanguageRadio>
      ))}
    </div>
  );
}
