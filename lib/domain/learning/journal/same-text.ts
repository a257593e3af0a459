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
