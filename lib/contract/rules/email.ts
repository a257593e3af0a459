// Letters of every script, without the signs that mean something in a mail's header; \p{M} are the vowel signs of
// Hindi.
const word = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~\\-]+";
const label = "[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}\\-]*";

/**
 * The one pattern of an e-mail address, for forms, schemas and operations: words with dots between them, @, and a
 * domain with a dot.
 */
export const emailPattern = new RegExp(
  `^${word}(?:\\.${word})*@(?:${label}\\.)+[\\p{L}][\\p{L}\\p{M}\\p{N}\\-]+$`,
  "u",
);

export const longestEmail = 254;

export function isEmail(text: string): boolean {
  return text.length <= longestEmail && emailPattern.test(text);
}

/** An address as accounts hold it. */
export function plainEmail(typed = ""): string {
  return typed.trim().toLowerCase();
}
