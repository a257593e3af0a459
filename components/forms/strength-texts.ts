import type { Language } from "@/lib/platform/i18n/language";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";

export type StrengthTexts = ReturnType<typeof strengthTexts>;

export const strengthTexts = (language: Language) =>
  pickTexts(translatorFor(language, "security"), ["strength", "weak", "fair", "strong"]);
