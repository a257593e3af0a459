/**
 * A text that is long enough for a journal or a required comment. The same for the same arguments; another `writer`
 * (any id) has other words, because a text that somebody else has handed in is rejected.
 */
export function enoughWords(text: string, writer = ""): string {
  const name = [...writer.replace(/[^\da-f]/g, "")].map((digit) => "ghijklmnopqrstuv"[Number.parseInt(digit, 16)]);
  return `${text} After that two pupils led a short talk themselves, ${name.join("")} and everybody wrote down one quiet question.`;
}
