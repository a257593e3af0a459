/**
 * How many letters a text has. A vowel sign or another mark counts like the letter it is written as in Devanagari, at most two for each
 * letter, so that both scripts need about the same number of words.
 */
export function countLetters(text: string): number {
  const written = text.normalize("NFC").match(/\p{L}\p{M}{0,2}/gu) ?? [];
  return written.reduce((sum, each) => sum + [...each].length, 0);
}

/** Whether two entries say the same in the same words: signs, spaces and capitals make no difference. */
export function isSameText(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

function bare(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}
