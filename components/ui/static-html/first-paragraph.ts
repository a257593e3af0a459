/** An HTML text in two parts: its first paragraph, which is empty where it begins with something else, and the rest. */
export function afterFirstParagraph(html: string): [string, string] {
  const end = /^\s*<p[ >]/.test(html) ? html.indexOf("</p>") + "</p>".length : 0;
  return [html.slice(0, end), html.slice(end)];
}
