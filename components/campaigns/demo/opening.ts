/** The opening of a lesson's HTML, up to its first heading, box, table or list. Cut between top-level blocks, so sanitised HTML stays valid. */
export function openingOf(html: string): string {
  const end = html.slice(1).search(/<(?:h[1-6]|aside|table|ul|ol|blockquote)[\s>]/);
  return end < 0 ? html : html.slice(0, end + 1).trim();
}
