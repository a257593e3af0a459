import type { Language } from "@/lib/platform/i18n/language";

/** A link to the same page in a language. With JavaScript (`data-language`) the rest of the address stays. */
export const languageLink = (to: Language) => ({
  href: `?language=${to}`,
  lang: to,
  hrefLang: to,
  rel: "nofollow",
  "data-language": to,
});
