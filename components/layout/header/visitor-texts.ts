import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { pickTexts } from "@/lib/platform/i18n/pick-texts";

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
