import type { Language } from "@/lib/platform/i18n/language";

/** With what the page of a learner's course asks for it. */
export const myCourseInput = (id: string, language: Language) => ({
  params: { id },
  query: { language },
  body: { cases: true },
});
