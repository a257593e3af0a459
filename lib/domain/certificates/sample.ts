import type { CertificateData } from "../../contract/certificates";
import type { Content } from "../../platform/content";
import type { Language } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";
import { neededShare } from "../learning";
import { certificateView } from "./view";

/** The data of the certificate test screen: it states that it is a sample, and belongs to nobody. */
export function sampleCertificate(content: Content, language: Language): CertificateData {
  const t = translatorFor(language, "certificate");
  const [course] = content.courses;
  if (!course) throw new Error("There is no course to make a sample certificate of");
  const nobody = {
    id: "sample",
    number: "SAMPLE-0001",
    account_id: "",
    enrollment_id: "",
    module_id: "",
    course_id: course.id,
    language,
  };
  const earned = {
    first_name: t("sampleFirstName"),
    last_name: t("sampleLastName"),
    issued_at: "2026-01-26T06:00:00.000Z",
    withdrawn_at: null,
    withdrawn_reason: null,
    reported_scores: 0,
    reading_measured: Math.round(100 * neededShare),
  };
  const data = certificateView(content, { ...nobody, ...earned }, course, language, {
    owner: false,
    coordinator: false,
  });
  // Without signatures, so that the sample cannot be altered into a certificate.
  const unsigned = { signature_img: "", signature_img2: "" };
  return {
    ...data,
    ...unsigned,
    certificate_headline: t("sampleHeadline"),
    certificate_footer_note: t("sampleFooter"),
  };
}
