import fc from "fast-check";

/**
 * As `encodeURIComponent`, which throws for half a letter: that becomes the three bytes it would have, which are no
 * UTF-8.
 */
export function encodePart(text: string): string {
  return [...text]
    .map((letter) => (letter.isWellFormed() ? encodeURIComponent(letter) : halfLetter(letter.charCodeAt(0))))
    .join("");
}

function halfLetter(unit: number): string {
  const bytes = [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)];
  return bytes.map((byte) => `%${byte.toString(16).toUpperCase()}`).join("");
}

/** Parts of an address that are not escaped as they should be, or that a server reads as something else. */
export const rawPart = fc.constantFrom(
  "",
  "%",
  "%zz",
  "%ff",
  "%E0%A4",
  "%2f",
  "%5c",
  "%2e%2e",
  "%00",
  "%0d%0a",
  "%25ff",
  "..",
  ".",
  ";",
  "a;b=c",
  "[x]",
  "[...x]",
  "@x",
  "*",
  "a+b",
  "(x)",
  "~",
  "'",
);
