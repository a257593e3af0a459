import type { Language } from "../../../platform/i18n/language";

/** Everything that stands on a certificate, in words ready to print: the caller has chosen and formatted them. */
export type CertificateDocument = {
  language: Language;
  headline: string;
  /** The sentence around the name: "This is to certify that" … "has completed the course". */
  statement: { before: string; after: string };
  learnerName: string;
  courseName: string;
  description: string;
  certifiedBy: string;
  portalName: string;
  /** `logoFile` is the absolute path of an SVG file; without one the name stands alone. */
  partners: { name: string; logoFile: string | null }[];
  /** At most three are drawn. `signatureFile` is the absolute path of an SVG file. */
  signatories: { name: string; title: string; signatureFile: string | null }[];
  completedOn: string;
  completedOnLabel: string;
  number: string;
  numberLabel: string;
  verifyUrl: string;
  verifyLabel: string;
  footerNote: string;
};
