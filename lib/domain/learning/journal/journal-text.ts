/**
 * Counts the letters of a text. Vowel signs and other marks count like letters, at most two for each letter, so that
 * both scripts need about the same number of words.
 */
export function countLetters(text: string): number {
  const written = text.normalize("NFC").match(/\p{L}\p{M}{0,2}/gu) ?? [];
  return written.reduce((sum, each) => sum + [...each].length, 0);
}

/** Whether two texts are equal apart from punctuation, spaces and capitals. */
export function isSameText(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

function bare(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}
