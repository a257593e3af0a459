import type { Database } from "../../platform/db";

/** Whether the text holds a word of the lists, of whatever language: people mix them. Whole words only, so that a harmless longer word is not held. */
export async function holdsWord(db: Database, text: string): Promise<boolean> {
  const rows = await db.selectFrom("held_words").select("word").execute();
  if (rows.length === 0) return false;
  const spoken = ` ${plainWords(text)} `;
  return rows.some(({ word }) => spoken.includes(` ${plainWords(word)} `));
}

/** Lower-case words with single spaces; signs between letters separate words, the marks of Devanagari belong to them. */
export function plainWords(text: string): string {
  return (
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(" ");
}
