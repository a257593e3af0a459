import MarkdownIt from "markdown-it";

const compound = /(?<=[\p{L}\p{M}\p{N}])-(?=\p{L})/gu;
/** The text of a link may be an address, which somebody copies; what stands in braces is filled in later. */
const address = /[@/{}]|[a-z]\.[a-z]/i;

/**
 * A line does not end inside a compound such as माता-पिता: its hyphen becomes one that does not break (U+2011). Numbers
 * and addresses keep the plain hyphen, because they are copied; a browser does not break a number at one.
 */
export function unbroken(text: string): string {
  return text.replace(/\S+/g, (word) => (address.test(word) ? word : word.replace(compound, "\u2011")));
}

/** The plain text again, for search and for what reads the words. */
export function plainHyphens(text: string): string {
  return text.replaceAll("\u2011", "-");
}

/** Quotation marks are set; dashes, dots and signs stay as written, so that a line does not change its length. */
export const quotesOnly = { options: { typographer: true }, disabled: ["replacements"] };

const words = new MarkdownIt("zero", quotesOnly.options).enable("smartquotes");

/** Authors type ' and "; readers see ’ and “ ”. */
export function typographic(line: string): string {
  if (!/["']/.test(line)) return line;
  const [block] = words.parseInline(line, {});
  return block?.children?.map(({ content }) => content).join("") ?? line;
}
