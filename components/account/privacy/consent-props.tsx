import { StaticPart } from "@/components/ui/static-html/static-html";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
import { noticeItems } from "./notice";
import { PrivacyNotice, type PrivacyNoticeTexts } from "./privacy-notice";

export const noticeTexts = (language: Language): PrivacyNoticeTexts =>
  pickTexts(translatorFor(language, "privacy"), ["open", "rights", "why", "until", "seen"]);

export type ConsentProps = ReturnType<typeof consentProps>;
export function consentProps(language: Language) {
  const items = noticeItems(language);
  const notice = (
    <StaticPart id={`notice-${language}`}>
      <PrivacyNotice notice={items} texts={noticeTexts(language)} />
    </StaticPart>
  );
  return { language, notice, noticeVersion: items.version, texts: messagesIn(language).privacy.consent };
}
