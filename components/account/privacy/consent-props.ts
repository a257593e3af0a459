import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
import type { ConsentProps } from "./consent-boxes";
import { noticeItems } from "./notice";

export function consentProps(language: Language): ConsentProps {
  const notice = pickTexts(translatorFor(language, "privacy"), ["open", "rights", "why", "until", "seen"]);
  return { language, notice: noticeItems(language), texts: { ...messagesIn(language).privacy.consent, ...notice } };
}
