import type { MarkdownIt, Token } from "markdown-it";
import { escapeHtml } from "./escape-html";

const roles: Record<string, string> = {
  table_open: "table",
  thead_open: "rowgroup",
  tbody_open: "rowgroup",
  tr_open: "row",
  th_open: "columnheader",
  td_open: "cell",
};

/**
 * A wide table scrolls inside its own box on a phone and can be reached by keyboard. Each cell names its column, because
 * on a phone a row is a card (app/prose.css). The roles keep it a table for screen readers, which an element without the
 * display of a table no longer is. `name`: what the box is called.
 */
export function labelTables(parser: MarkdownIt, name: string): void {
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
