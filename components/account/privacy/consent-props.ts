import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import type { ConsentProps, ConsentTexts } from "./consent-boxes";
import { noticeItems } from "./notice";

const labels = [
  "section",
  "boxAccount",
  "boxMailings",
  "boxMailingsHint",
  "boxAnalytics",
  "boxAnalyticsHint",
  "optional",
] as const;
const guardian = ["guardianEmail", "guardianHint", "minorNote"] as const;
const notice = ["open", "rights", "why", "until", "seen"] as const;

/** What `ConsentBoxes` needs from the server, in one language. */
export function consentProps(language: Language): ConsentProps {
  const t = translatorFor(language, "privacy");
  const keys = [...labels, ...guardian, ...notice] as const;
  return {
    language,
    notice: noticeItems(language),
    texts: Object.fromEntries(keys.map((key) => [key, t(key)])) as ConsentTexts,
  };
}
