import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
import type { ConsentProps } from "./consent-boxes";
import { noticeItems } from "./notice";
import type { PrivacyNoticeTexts } from "./privacy-notice";

export const noticeTexts = (language: Language): PrivacyNoticeTexts =>
  pickTexts(translatorFor(language, "privacy"), ["open", "rights", "why", "until", "seen"]);

export function consentProps(language: Language): ConsentProps {
  const texts = { ...messagesIn(language).privacy.consent, ...noticeTexts(language) };
  return { language, notice: noticeItems(language), texts };
}
