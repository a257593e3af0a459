import "server-only";
import { renderToBuffer } from "@react-pdf/renderer";
import { contentKey, keepFile } from "../../../platform/caches";
import type { CertificateDocument } from "./certificate-document";
import { Certificate } from "./document";
import { loadFonts } from "./fonts";
import { renderPicture } from "./picture";
import { printable, printableText } from "./printable";
import { createQueue } from "./queue";
import { type WallDocument, WallSheet } from "./wall-sheet";

export type { CertificateDocument } from "./certificate-document";
export { pdfDocument } from "./pdf-document";
export { CertificateTextUnprintable } from "./printable";
export { CertificateQueueFull } from "./queue";
export type { WallDocument } from "./wall-sheet";

const signatoriesShown = 3;
// Four times the printed size: sharp at 300 dots an inch.
const logoHeightPixels = 132;
const signatureHeightPixels = 136;

const enqueue = createQueue({ running: 2, waiting: 20 });

/**
 * Renders a certificate as a PDF file of one A4 page. The result is cached and shared: do not modify the buffer.
 * @throws CertificateQueueFull when too many others are waiting @throws CertificateTextUnprintable when a text uses a
 * script that the font lacks
 */
export function renderCertificatePdf(certificate: CertificateDocument): Promise<Buffer> {
  return keepFile(contentKey("certificate", certificate), () => enqueue(() => render(certificate)));
}

/** Renders a wall as a PDF file of one A4 page. @throws as renderCertificatePdf */
export function renderWallPdf(wall: WallDocument): Promise<Buffer> {
  return enqueue(async () => {
    await loadFonts();
    return renderToBuffer(WallSheet({ ...wall, title: printableText(wall.title), lead: printableText(wall.lead) }));
  });
}

async function render(certificate: CertificateDocument): Promise<Buffer> {
  const [partners, signatories] = await Promise.all([
    Promise.all(
      certificate.partners.map(async ({ name, logoFile }) => ({
        name,
        logo: logoFile === null ? null : await renderPicture(logoFile, logoHeightPixels),
      })),
    ),
    Promise.all(
      certificate.signatories.slice(0, signatoriesShown).map(async ({ name, title, signatureFile, signatureAlt }) => ({
        name,
        title,
        signatureAlt,
        signature: signatureFile === null ? null : await renderPicture(signatureFile, signatureHeightPixels),
      })),
    ),
    loadFonts(),
  ]);
  return renderToBuffer(Certificate({ certificate: printable(certificate), partners, signatories }));
}
