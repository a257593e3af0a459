import { createHash } from "node:crypto";

/**
 * A text that is long enough for a journal or a required comment. The same for the same arguments; another `writer`
 * (any id) has other words, because a text that somebody else has handed in is rejected, also with a few changes.
 */
export function enoughWords(text: string, writer = ""): string {
  // A token may have few hexadecimal digits; its digest has 64, so that no two writers look like copies of each other.
  const digest = writer ? createHash("sha256").update(writer).digest("hex").slice(0, 32) : "";
  const letters = [...digest].map((digit) => "ghijklmnopqrstuv"[Number.parseInt(digit, 16)]);
  const names = letters.join("").replace(/.{4}(?=.)/g, "$& ");
  return `${text} After that two pupils led a short talk themselves, ${names} and everybody wrote down one quiet question.`;
}
