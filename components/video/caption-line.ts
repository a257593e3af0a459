/** A caption as running text: its line breaks belong to the picture, its marks to the player. */
export function lineOf(caption: string): string {
  return caption
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
