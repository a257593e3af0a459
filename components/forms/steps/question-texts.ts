import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import type { QuestionTexts } from "./question-steps";

/** The texts of a form that a phone shows one question a screen. */
export function questionTexts(language: Language, of: number): QuestionTexts {
  const t = translatorFor(language, "surveys");
  return {
    all: t("questions", { of }),
    counts: Array.from({ length: of }, (_, index) => t("questionOf", { at: index + 1, of })),
    back: t("questionBefore"),
    next: t("nextQuestion"),
  };
}
