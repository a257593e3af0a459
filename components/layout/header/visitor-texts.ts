import type { Language } from "@/lib/platform/i18n/language";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";

export type LearnerTexts = Record<"myCourses" | "profile" | "settings" | "desk" | "logout" | "account", string>;
export type GuestTexts = Record<"login" | "signUp" | "myAccount", string>;

export const learnerTexts = (language: Language): LearnerTexts =>
  pickTexts(translatorFor(language, "shell"), [
    "myCourses",
    "profile",
    "settings",
    "desk",
    "logout",
    "account",
  ] as const);

export const guestTexts = (language: Language): GuestTexts =>
  pickTexts(translatorFor(language, "shell"), ["login", "signUp", "myAccount"] as const);
