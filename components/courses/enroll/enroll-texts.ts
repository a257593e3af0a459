import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, pickTexts, translatorFor } from "@/lib/platform/i18n/messages";

export type EnrollTexts = ReturnType<typeof enrollTexts>;
/** The texts of the button and of the form with which a visitor enrols. */
export function enrollTexts(language: Language) {
  const t = translatorFor(language, "course");
  return {
    ...pickTexts(t, ["enroll", "launch", "opening", "haveAccount", "offline", "opensAfter"]),
    ...pickTexts(translatorFor(language, "shell"), ["login", "close"]),
    loggedInAs: messagesIn(language).course.loggedInAs,
    title: t("enrollTitle"),
  };
}
