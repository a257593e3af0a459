/** The letters that the certificate's font contains: Latin and Devanagari. A test compares it with the font. */
const printed = /[\u0030-\u0137\u0139-\u017e\u01fc-\u01ff\u0218-\u021b\u0900-\u0977\u0979-\u097f]/;
const isLetter = /[\p{L}\p{M}\p{N}]/u;
const belongsToEmoji = /\p{Variation_Selector}/u;

/** The letters of a name that a certificate cannot print (Urdu, Bengali, Tamil …), each once. */
export function lettersNotPrinted(name: string): string {
  const letters = Array.from(name).filter(
    (sign) => isLetter.test(sign) && !printed.test(sign) && !belongsToEmoji.test(sign),
  );
  return Array.from(new Set(letters)).join(" ");
}
