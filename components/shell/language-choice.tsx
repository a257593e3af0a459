import type { Language } from "@/lib/i18n/language";
import { LanguageLink } from "./language-link";

const names: Record<Language, string> = { en: "English", hi: "हिन्दी" };

/** Two words, always visible. They are links, so that they work without JavaScript. */
export function LanguageChoice({ language, label }: { language: Language; label: string }) {
  return (
    <nav aria-label={label} className="flex items-center text-[0.95em]">
      {(["en", "hi"] as const).map((each) => (
        <LanguageLink key={each} to={each} current={each === language}>
          {names[each]}
        </LanguageLink>
      ))}
    </nav>
  );
}
