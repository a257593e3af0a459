/** The first paragraphs of a lesson's HTML, up to its first heading, box, table or list; sanitised HTML stays so, for it is cut between its own blocks. */
export function openingOf(html: string): string {
  const end = html.slice(1).search(/<(?:h[1-6]|aside|table|ul|ol|blockquote)[\s>]/);
  return end < 0 ? html : html.slice(0, end + 1).trim();
}
