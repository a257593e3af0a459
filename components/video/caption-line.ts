/** A caption as one line of text without line breaks and markup. */
export function captionLine(caption: string): string {
  return caption
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
