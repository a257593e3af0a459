import fs from "node:fs";
import path from "node:path";
import type { CertificateData } from "../../../contract/certificates";
import { translatorFor } from "../../../platform/i18n/messages";
import type { CertificateDocument } from "./certificate-document";

/** Values that the documented certificate data does not contain. */
type PdfContext = { portalName: string; verifyUrl: string; publicFolder: string };

/** Converts the documented certificate data, of either backend, to the document that is rendered. */
export function pdfDocument(
  data: CertificateData,
  { portalName, verifyUrl, publicFolder }: PdfContext,
): CertificateDocument {
  const words = translatorFor(data.language, "certificate");
  const file = (address: string) => pictureFile(publicFolder, address);
  return {
    language: data.language,
    headline: data.certificate_headline,
    statement: { before: data.statement_before, after: data.statement_after },
    learnerName: `${data.firstName} ${data.lastName}`.trim(),
    courseName: data.name,
    description: data.certificate_description,
    certifiedBy: words("certifiedBy", { name: data.certified_by }),
    portalName,
    partners: [{ name: data.certified_by, logo: data.logo }, ...data.course_partner_logo].map(({ name, logo }) => ({
      name,
      logoFile: file(logo),
    })),
    signatories: [
      { name: data.signatory_name, title: data.signatory1, signatureFile: file(data.signature_img) },
      { name: data.signatory_name2, title: data.signatory2, signatureFile: file(data.signature_img2) },
      // The documented data has neither a title nor a signature for the third signatory.
      { name: data.signatory3, title: "", signatureFile: null },
    ]
      .filter(({ name }) => name !== "")
      .map((signatory) => ({ ...signatory, signatureAlt: words("signatureOf", { name: signatory.name }) })),
    completedOn: data.completion_date,
    completedOnLabel: words("completedIn"),
    number: data.number,
    numberLabel: words("number"),
    verifyUrl,
    verifyLabel: words("scan"),
    qrAlt: words("qrLabel"),
    footerNote: `${data.certificate_footer_note} ${verifyUrl}`,
    wall: data.wall_seed === null ? null : { seed: data.wall_seed, topics: data.wall_topics },
  };
}

/** The SVG file of an address below the public images; null for any other, which a crafted address could reach. */
export function pictureFile(publicFolder: string, address: string): string | null {
  if (!address.startsWith("/images/") || !address.endsWith(".svg")) return null;
  const images = path.join(publicFolder, "images");
  const file = path.join(publicFolder, address);
  return file.startsWith(images + path.sep) && fs.statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null;
}
