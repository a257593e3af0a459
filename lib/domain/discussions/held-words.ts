import type { Database } from "../../platform/db";

/**
 * Whether the text contains a word of the lists of any language, because people mix languages. Only whole words count,
 * so that a harmless longer word does not.
 */
export async function holdsWord(db: Database, text: string): Promise<boolean> {
  const rows = await db.selectFrom("held_words").select("word").execute();
  if (rows.length === 0) return false;
  const spoken = ` ${plainWords(text)} `;
  return rows.some(({ word }) => spoken.includes(` ${plainWords(word)} `));
}

/**
 * Lower-case words with single spaces between them. Punctuation separates words; the marks of Devanagari belong to
 * them.
 */
export function plainWords(text: string): string {
  return (
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(" ");
}
