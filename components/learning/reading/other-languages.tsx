import { type Language, languageFacts, otherLanguages } from "@/lib/platform/i18n/language";

/** The page in each other language. With JavaScript (`data-language`) the rest of the address stays, such as the question of a quiz. */
export function OtherLanguages({ language }: { language: Language }) {
  return otherLanguages(language).map((to) => (
    <a key={to} href={`?language=${to}`} lang={to} hrefLang={to} rel="nofollow" data-language={to} className="reading-tool px-2 text-[0.95em] no-underline">
      {languageFacts[to].name}
    </a>
  ));
}
