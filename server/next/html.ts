import { createHash } from "node:crypto";

// The scripts and data that Next writes into a page, in a form that it does not document.

const pageData = /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[[\s\S]*\])\)$/;

/** The inline scripts that Next writes into a page: a fixed call around data. */
export const dataScripts = [
  pageData,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);$/,
];

/** `old`: for browsers without modules. */
export type ScriptFile = { src: string; old: boolean };

const scriptTag = /<script(?<attributes>(?: [\w-]+(?:="[^"]*")?)*)>(?<text>[\s\S]*?)<\/script>/g;
const preloadedScript = /<link rel="preload" as="script"[^>]*\/?>/g;

/** A page without the files of Next's build that it loads; `data`: without Next's inline scripts too. */
export function withoutFiles(page: string, { data = false } = {}) {
  const files: ScriptFile[] = [];
  const inline: string[] = [];
  const html = page.replace(scriptTag, (whole: string, attributes: string, text: string) => {
    const src = / src="(\/_next\/static\/[^"]+)"/.exec(attributes)?.[1];
    if (src) files.push({ src, old: / nomodule\b/i.test(attributes) });
    else if (data && dataScripts.some((shape) => shape.test(text))) inline.push(text);
    else return whole;
    return "";
  });
  return { html: html.replace(preloadedScript, ""), files, inline };
}

/**
 * A page without its scripts, what these are, in their order, and a digest of them, which is the same for two renderings
 * of one page. @returns null for a page that has none of Next's data, or data that belongs to a posted form
 */
export function divideScripts(page: string) {
  const { html, files, inline } = withoutFiles(page, { data: true });
  const isPosted = inline.some((text) => /__next_f\.push\(\[2,/.test(text));
  if (inline.length === 0 || files.length === 0 || isPosted) return null;
  const content = `${files.map(({ src }) => src).join()} ${sortedRows(dataIn(inline))}`;
  const digest = createHash("sha256").update(content).digest("base64url").slice(0, 22);
  return { html, inline: inline.join(";\n"), files, digest };
}

/** The data for React in these scripts. */
export function dataIn(inline: string[]): Buffer {
  const pieces = inline.map((text) => {
    const [, piece = ""] = JSON.parse(pageData.exec(text)?.[1] ?? "[]") as [kind?: number, piece?: string];
    return Buffer.from(piece);
  });
  return Buffer.concat(pieces);
}

/** A reference from one row to another, such as `"$L3a"` or `"$1c:props:children"`. A text that begins so has `$$`. */
const reference = /"\$[@A-Z]?[\da-f]+(?=[":])/g;

/**
 * Next writes the data in pieces and rows as they become ready: two renderings of one page divide it at other places,
 * have its rows in another order, and number them by it. A row is `id:` and a line, or `id:T`, the length of a text in
 * bytes, and the text, which no line break follows.
 */
function sortedRows(data: Buffer): string {
  const rows: string[] = [];
  for (let start = 0; start < data.length; ) {
    const behindId = data.indexOf(":", start) + 1;
    const [text = "", bytes = ""] = /^T([0-9a-f]+),/.exec(data.toString("latin1", behindId, behindId + 12)) ?? [];
    const lineEnd = data.indexOf("\n", start) + 1 || data.length;
    const end = text ? behindId + text.length + Number.parseInt(bytes, 16) : lineEnd;
    const row = data.toString("utf8", behindId, end);
    rows.push(text ? row : row.replace(reference, '"$'));
    start = end;
  }
  return rows.sort().join("");
}
