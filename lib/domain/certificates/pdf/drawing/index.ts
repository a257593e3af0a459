import { renderToBuffer } from "@react-pdf/renderer";
import sharp from "sharp";
import { keepFile } from "../../../../platform/caches";
import { fileText } from "../../../../platform/file-text";
import { type CertificateDocument, CertificateTextUnprintable, type WallDocument } from "../certificate-document";
import { Certificate } from "./document";
import { hasGlyph, loadFonts } from "./fonts";
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

/**
 * Renders an SVG file once as a PNG of the given height in pixels. On white and with a palette: the page is white, and
 * a picture without transparency is embedded in the PDF unchanged, small and without decoding.
 */
export function renderPicture(svgFile: string, heightPixels: number): Promise<Buffer> {
  return keepFile(`logo ${heightPixels} ${svgFile}`, () => drawPicture(svgFile, heightPixels));
}

async function drawPicture(svgFile: string, heightPixels: number): Promise<Buffer> {
  const { height } = await sharp(svgFile).metadata();
  const pixelsPerInch = Math.min(2400, (72 * heightPixels) / height);
  return sharp(svgFile, { density: pixelsPerInch })
    .resize({ height: heightPixels })
    .flatten({ background: "#FFFFFF" })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

const notShown = new Set(["verifyUrl", "logoFile", "signatureFile", "signatureAlt", "qrAlt"]);

/**
 * The certificate without emoji and control characters, which the font would render as wrong glyphs. Call after
 * loadFonts. @throws CertificateTextUnprintable when letters, marks or digits would be lost
 */
export function printable(certificate: CertificateDocument): CertificateDocument {
  const text = JSON.stringify(certificate, (key, value: unknown) =>
    typeof value === "string" && !notShown.has(key) ? printableText(value) : value,
  );
  return JSON.parse(text) as CertificateDocument;
}

function printableText(text: string): string {
  const characters = [...fileText(text).replace(/\s+/g, " ").trim()];
  const lost = characters.filter((character) => /[\p{L}\p{M}\p{N}]/u.test(character) && !isVisible(character));
  // Variation selectors count as marks but only belong to emoji.
  const letters = lost.filter((character) => !/\p{Variation_Selector}/u.test(character)).join("");
  if (letters) throw new CertificateTextUnprintable(letters);
  return characters.filter(isVisible).join("").replace(/ +/g, " ");
}

// The two joiners have no glyph of their own but shape the letters beside them.
function isVisible(character: string): boolean {
  return character === "\u200C" || character === "\u200D" || hasGlyph(character);
}
