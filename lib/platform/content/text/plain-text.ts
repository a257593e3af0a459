import { plainHyphens } from "./typographic";

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Controls and SVG of drawings, whose words stand below. Scenes and exercises are no part of excerpt and time. */
const drawn =
  /<figure class="(?:scene|exercise)[\s\S]*?<\/figure>|<svg class="drawn[\s\S]*?<\/svg>|<p class="board-(?:row|foot)">[\s\S]*?<\/p>/g;

/** HTML in which drawings are the lists that describe them, without scenes and exercises. */
export function withoutDrawings(html: string): string {
  return html.replace(drawn, "");
}

/** Where a heading, a paragraph, a row or an entry of a list ends. */
const blockEnd = /<\/(?:h[1-6]|p|li|t[dh]|d[dt]|figcaption|summary|div)>/g;
/** A sign that no text has. */
const mark = "\u0001";

/** The same text as `plainText`, with a line for each heading, paragraph and entry of a list. */
export function plainLines(html: string): string {
  return plainText(html.replace(blockEnd, `$&${mark}`))
    .split(mark)
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
}

/** The text of sanitised HTML with single spaces. */
export function plainText(html: string): string {
  return plainHyphens(withoutDrawings(html))
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal) return String.fromCodePoint(Number(decimal));
      return named[name ?? ""] ?? whole;
    })
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?।])/g, "$1")
    .trim();
}
