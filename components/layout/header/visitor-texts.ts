import type { Language } from "@/lib/platform/i18n/language";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";

export type LearnerTexts = ReturnType<typeof learnerTexts>;
export const learnerTexts = (language: Language) =>
  pickTexts(translatorFor(language, "shell"), ["myCourses", "profile", "settings", "desk", "logout", "account"]);

export type GuestTexts = ReturnType<typeof guestTexts>;
export const guestTexts = (language: Language) =>
  pickTexts(translatorFor(language, "shell"), ["login", "signUp", "myAccount"]);
