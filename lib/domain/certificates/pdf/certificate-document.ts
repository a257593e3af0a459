import type { Language } from "../../../platform/i18n/language";

/** Letters of a script that the certificate's font lacks (Urdu, Tamil …): give it in Latin or Devanagari. */
export class CertificateTextUnprintable extends Error {
  override name = "CertificateTextUnprintable";

  constructor(readonly letters: string) {
    super(`The certificate's font has no letters for: ${letters}`);
  }
}

/** Everything printed on a certificate; the caller has translated and formatted the texts. */
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
  /** `logoFile` is the absolute path of an SVG file; without one only the name is shown. */
  partners: { name: string; logoFile: string | null }[];
  /** At most three are rendered. `signatureFile`: the path of an SVG file; `signatureAlt`: its words. */
  signatories: { name: string; title: string; signatureFile: string | null; signatureAlt: string }[];
  completedOn: string;
  completedOnLabel: string;
  number: string;
  numberLabel: string;
  verifyUrl: string;
  verifyLabel: string;
  /** Said by screen readers in place of the QR code. */
  qrAlt: string;
  footerNote: string;
  /** The finished wall whose places are the border; null where there is none, for example on a module's certificate. */
  wall: { seed: number; topics: number } | null;
};

/** Everything printed on a wall's sheet; `painting` is a PNG, `alt` what screen readers say in its place. */
export type WallDocument = {
  language: Language;
  title: string;
  lead: string;
  portalName: string;
  address: string;
  alt: string;
  painting: Uint8Array;
};
