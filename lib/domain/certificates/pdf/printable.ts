import type { CertificateDocument } from "./certificate-document";
import { hasGlyph } from "./fonts";

/** A text has letters of a script that the certificate's font lacks (Urdu, Bengali, Tamil …): ask for it in Latin or Devanagari. */
export class CertificateTextUnprintable extends Error {
  override name = "CertificateTextUnprintable";

  readonly letters: string;

  constructor(letters: string) {
    super(`The certificate's font has no letters for: ${letters}`);
    this.letters = letters;
  }
}

const notShown = new Set(["verifyUrl", "logoFile", "signatureFile"]);

/**
 * The certificate with only what the font can draw: anything else would be drawn as wrong letters. Emoji and control
 * characters are left out. Call after loadFonts.
 * @throws CertificateTextUnprintable when letters, marks or digits would be lost.
 */
export function printable(certificate: CertificateDocument): CertificateDocument {
  const text = JSON.stringify(certificate, (key, value: unknown) => (typeof value === "string" && !notShown.has(key) ? printableText(value) : value));
  return JSON.parse(text) as CertificateDocument;
}

function printableText(text: string): string {
  const characters = [...text.replace(/\s+/g, " ").trim()];
  const lost = characters.filter((character) => /[\p{L}\p{M}\p{N}]/u.test(character) && !isVisible(character));
  // Variation selectors are marks that only belong to an emoji.
  const letters = lost.filter((character) => !/\p{Variation_Selector}/u.test(character)).join("");
  if (letters) throw new CertificateTextUnprintable(letters);
  return characters.filter(isVisible).join("").replace(/ +/g, " ");
}

// The two joiners draw nothing but shape the letters beside them.
function isVisible(character: string): boolean {
  return character === "\u200C" || character === "\u200D" || hasGlyph(character);
}
