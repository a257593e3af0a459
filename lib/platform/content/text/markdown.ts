import MarkdownIt, { type MarkdownIt as Parser, type Token } from "markdown-it";
import type { Language } from "../../i18n/language";
import { messagesIn } from "../../i18n/messages";
import { brokenAt } from "../broken";
import { parseOnce } from "../parsed-sources";
import { escapeHtml } from "./escape-html";
import { addBlocks, WrongBlock } from "./markdown-blocks";
import { quotesOnly, unbroken } from "./typographic";

const roles: Record<string, string> = {
  table_open: "table",
  thead_open: "rowgroup",
  tbody_open: "rowgroup",
  tr_open: "row",
  th_open: "columnheader",
  td_open: "cell",
};

/** Markdown to HTML. Tags in it are words. @throws BrokenContent for an unknown block or picture */
export function renderMarkdown(file: string, source: string, language: Language): string {
  return parseOnce(`markdown ${language}`, source, () => render(file, source, language).trimEnd());
}

function render(file: string, source: string, language: Language): string {
  try {
    return parserFor(language).render(source);
  } catch (error) {
    if (!(error instanceof WrongBlock)) throw error;
    throw brokenAt(file, error.field, error.message);
  }
}

const parsers = new Map<Language, Parser>();

/** Made once for each language. */
function parserFor(language: Language): Parser {
  const known = parsers.get(language);
  if (known) return known;
  const { lessonBlocks } = messagesIn(language);
  const parser = new MarkdownIt({ html: false, ...quotesOnly.options })
    .disable(quotesOnly.disabled)
    .use(addBlocks, lessonBlocks)
    .use(labelTables, lessonBlocks.table);
  parser.validateLink = isAllowed;
  parser.core.ruler.push("pictures", ({ tokens }) => tokens.forEach(finishPictures));
  parser.renderer.rules.text = (tokens, index) => escapeText(unbroken(tokens[index]?.content ?? ""));
  parser.renderer.rules.code_inline = (tokens, index) => `<code>${escapeText(tokens[index]?.content ?? "")}</code>`;
  parsers.set(language, parser);
  return parser;
}

const schemes = ["http", "https", "mailto", "tel"];

/** An address of the portal, or one with a scheme that cannot run anything. */
function isAllowed(address: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1];
  return scheme === undefined || schemes.includes(scheme.toLowerCase());
}

/** Pictures are files of the portal. Those below the fold wait until they come into view. */
function finishPictures({ children }: Token): void {
  for (const picture of children?.filter(({ type }) => type === "image") ?? []) {
    const address = String(picture.attrGet("src"));
    if (!/^\/(?!\/)/.test(address)) throw new WrongBlock(`![](${address})`, "must be a file of the portal: /images/…");
    picture.attrSet("loading", "lazy");
    picture.attrSet("decoding", "async");
  }
}

/** Quotation marks stay, because they need no escape between tags. */
function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/**
 * A wide table scrolls inside its own box on a phone and can be reached by keyboard. Each cell names its column, because
 * on a phone a row is a card (app/prose.css). The roles keep it a table for screen readers, which an element without the
 * display of a table no longer is. `name`: what the box is called.
 */
function labelTables(parser: Parser, name: string): void {
  parser.core.ruler.push("tables", ({ tokens }) => labelCells(tokens));
  const { rules } = parser.renderer;
  rules.table_open = (tokens, index, options, _, renderer) =>
    `<figure role="group" aria-label="${escapeHtml(name)}" tabindex="0">${renderer.renderToken(tokens, index, options)}`;
  rules.table_close = () => "</table></figure>\n";
}

function labelCells(tokens: Token[]): void {
  let columns: string[] = [];
  let column = 0;
  tokens.forEach((token, index) => {
    const role = roles[token.type];
    if (role) token.attrSet("role", role);
    if (token.type === "thead_open") columns = [];
    else if (token.type === "tr_open") column = 0;
    else if (token.type === "th_open") columns.push(wordsIn(tokens[index + 1]));
    else if (token.type === "td_open") {
      const label = columns[column];
      if (label) token.attrSet("data-label", label);
      column += 1;
    }
  });
}

function wordsIn(cell: Token | undefined): string {
  const parts = cell?.children?.filter(({ type }) => type === "text" || type === "code_inline") ?? [];
  return parts
    .map(({ content }) => content)
    .join("")
    .trim();
}
