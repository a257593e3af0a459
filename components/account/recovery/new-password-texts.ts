import { strengthTexts } from "@/components/forms/strength-texts";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";

export function newPasswordTexts(language: Language) {
  const minimum = settings().passwordMinLength;
  return {
    ...messagesIn(language).recovery.password,
    ...pickTexts(translatorFor(language, "accounts"), ["show", "hide", "showPassword", "hidePassword"]),
    ...strengthTexts(language),
    newPasswordHint: translatorFor(language, "recovery")("newPasswordHint", { minimum }),
  };
}
