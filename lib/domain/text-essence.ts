import { createHash } from "node:crypto";
import { sortedWords } from "../contract/rules/own-words";

/** Lower-case letters and digits only: "Asha.Devi" and "ashadevi" become equal. */
export function bareText(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

/**
 * The digest by which a text is recognised as another person's: SHA-256 of its different words, as hex. Equal for texts
 * that differ in order, repetition, capitals and signs only (rule: journal.words).
 */
export function textEssence(text: string): string {
  return createHash("sha256").update(sortedWords(text)).digest("hex");
}
