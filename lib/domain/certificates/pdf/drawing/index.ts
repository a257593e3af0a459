import { renderToBuffer } from "@react-pdf/renderer";
import { type CertificateDocument, CertificateTextUnprintable, type WallDocument } from "../certificate-document";
import { Certificate } from "./document";
import { loadFonts } from "./fonts";
import { renderPicture } from "./picture";
import { printable, printableText } from "./printable";
import { WallSheet } from "./wall-sheet";

// What draws a PDF. It takes a tenth of a second of a core and 40 MB of code, so a running portal loads it in its thread
// for files alone (lib/platform/file-thread.ts).

/** The file, or the letters that the font lacks: an error of this kind does not leave a thread. */
export type Drawn = { pdf: Uint8Array } | { unprintable: string };

const signatoriesShown = 3;
// Four times the printed size: sharp at 300 dots an inch.
const logoHeightPixels = 132;
const signatureHeightPixels = 136;

/** A certificate on one A4 page. */
export function drawCertificate(certificate: CertificateDocument): Promise<Drawn> {
  return drawn(async () => {
    const [partners, signatories] = await Promise.all([
      Promise.all(
        certificate.partners.map(async ({ name, logoFile }) => ({
          name,
          logo: logoFile === null ? null : await renderPicture(logoFile, logoHeightPixels),
        })),
      ),
      Promise.all(
        certificate.signatories
          .slice(0, signatoriesShown)
          .map(async ({ name, title, signatureFile, signatureAlt }) => ({
            name,
            title,
            signatureAlt,
            signature: signatureFile === null ? null : await renderPicture(signatureFile, signatureHeightPixels),
          })),
      ),
      loadFonts(),
    ]);
    return renderToBuffer(Certificate({ certificate: printable(certificate), partners, signatories }));
  });
}

/** A wall on one A4 page. */
export function drawWall(wall: WallDocument): Promise<Drawn> {
  return drawn(async () => {
    await loadFonts();
    // What comes from another thread is plain bytes.
    const painting = Buffer.from(wall.painting);
    const [title, lead] = [printableText(wall.title), printableText(wall.lead)];
    return renderToBuffer(WallSheet({ ...wall, painting, title, lead }));
  });
}

async function drawn(draw: () => Promise<Buffer>): Promise<Drawn> {
  try {
    return { pdf: await draw() };
  } catch (error) {
    if (!(error instanceof CertificateTextUnprintable)) throw error;
    return { unprintable: error.letters };
  }
}
