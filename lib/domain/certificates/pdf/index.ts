import "server-only";
import { contentKey, keepFile } from "../../../platform/caches";
import { makeInThread } from "../../../platform/file-thread";
import { type CertificateDocument, CertificateTextUnprintable, type WallDocument } from "./certificate-document";
import type { Drawn } from "./drawing";

export type { CertificateDocument } from "./certificate-document";
export { CertificateTextUnprintable } from "./certificate-document";
export { pdfDocument } from "./pdf-document";

/**
 * Makes a certificate as a PDF file of one A4 page. The result is cached and shared: do not modify the buffer.
 * @throws with a `Refusal` when too many other files are waiting @throws CertificateTextUnprintable when a text uses a
 * script that the font lacks
 */
export function renderCertificatePdf(certificate: CertificateDocument): Promise<Buffer> {
  return keepFile(contentKey("certificate", certificate), async () =>
    pdfOf(await makeInThread("certificate", certificate, async () => (await import("./drawing")).drawCertificate)),
  );
}

/** Makes a wall as a PDF file of one A4 page. @throws as renderCertificatePdf */
export async function renderWallPdf(wall: WallDocument): Promise<Buffer> {
  return pdfOf(await makeInThread("wall", wall, async () => (await import("./drawing")).drawWall));
}

function pdfOf(drawn: Drawn): Buffer {
  if ("unprintable" in drawn) throw new CertificateTextUnprintable(drawn.unprintable);
  const { buffer, byteOffset, byteLength } = drawn.pdf;
  return Buffer.from(buffer, byteOffset, byteLength);
}
