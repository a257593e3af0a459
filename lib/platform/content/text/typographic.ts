import MarkdownIt from "markdown-it";

/** Quotation marks are set; dashes, dots and signs stay as written, so that a line does not change its length. */
export const quotesOnly = { options: { typographer: true }, disabled: ["replacements"] };

const words = new MarkdownIt("zero", quotesOnly.options).enable("smartquotes");

/** Authors type ' and "; readers see ’ and “ ”. */
export function typographic(line: string): string {
  if (!/["']/.test(line)) return line;
  const [block] = words.parseInline(line, {});
  return block?.children?.map(({ content }) => content).join("") ?? line;
}
