import type { CertificateData } from "../../../contract/certificates";
import { translatorFor } from "../../../platform/i18n/messages";

/** How a certificate was earned: the criteria at the time of issue. */
export function describeCriteria({
  language,
  module_id,
  course_name,
  reading_measured,
  reading_percent: percent,
}: CertificateData): string {
  const t = translatorFor(language, "certificate");
  if (module_id)
    return t(reading_measured ? "badgeModuleCriteriaRead" : "badgeModuleCriteria", { course: course_name, percent });
  return t(reading_measured ? "badgeCriteriaRead" : "badgeCriteria", { percent });
}
