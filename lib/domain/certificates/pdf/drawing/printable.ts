import { fileText } from "../../../../platform/file-text";
import { type CertificateDocument, CertificateTextUnprintable } from "../certificate-document";
import { hasGlyph } from "./fonts";

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

/** One text of it. */
export function printableText(text: string): string {
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
