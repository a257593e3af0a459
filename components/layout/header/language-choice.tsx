import { type Language, languageFacts, languages } from "@/lib/platform/i18n/language";
import { languageLink } from "./language-link";

/** The language choice (rule: language.switch): a word each, always visible. `header-events.tsx` has its keys. */
export function LanguageChoice({ language, label }: { language: Language; label: string }) {
  return (
    <div role="radiogroup" aria-label={label} className="flex items-center text-small">
      {languages.map((each) => (
        // biome-ignore lint/a11y/useSemanticElements: an input could not lead anywhere without JavaScript
        <a
          key={each}
          {...languageLink(each)}
          role="radio"
          aria-checked={each === language}
          className="inline-flex min-h-12 items-center lowered-0 rounded-control px-2 no-underline aria-checked:font-bold aria-checked:text-ink aria-checked:underline aria-checked:decoration-marigold aria-checked:decoration-4 [text-decoration-skip-ink:none]"
        >
          {languageFacts[each].name}
        </a>
      ))}
    </div>
  );
}
