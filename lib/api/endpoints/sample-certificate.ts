import type { CertificateData } from "../../contract/certificates";
import { sampleCertificate } from "../../domain/certificates";
import { content } from "../../platform/content";
import type { Language } from "../../platform/i18n/language";

/** The certificate of the test screen, as data of the certificates' call. */
export function readSampleCertificate(language: Language): CertificateData {
  return sampleCertificate(content(), language);
}
