// The scripts and data that Next writes into a page, in a form that it does not document.

/** The inline scripts that Next writes into a page: a fixed call around data. */
export const dataScripts = [
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[[\s\S]*\])\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);$/,
];

const dataScript = /<script(?: nonce="[^"]*")?>\(?self\.__next_f\b[\s\S]*?\.push\((\[[\s\S]*?\])\)<\/script>/g;

/** A page's HTML without the scripts that hold the data for React, and that data. */
export function partsOfPage(html: string): { html: string; data: Buffer } {
  const pieces: Buffer[] = [];
  const rest = html.replace(dataScript, (_, pushed: string) => {
    const [, piece] = JSON.parse(pushed) as [kind: number, piece?: string];
    pieces.push(Buffer.from(piece ?? ""));
    return "";
  });
  return { html: rest, data: Buffer.concat(pieces) };
}

/**
 * A page's HTML, and behind it the data for React out of its scripts. Next writes that data in pieces and rows as they
 * become ready: two renderings of one page divide it at other places and have its rows in another order.
 */
export function contentOfPage(page: string): string {
  const { html, data } = partsOfPage(page);
  return html + rowsOf(data).sort().join("");
}

/** `id:` and a line, or `id:T`, the length of a text in bytes, and the text, which no line break follows. */
function rowsOf(data: Buffer): string[] {
  const rows: string[] = [];
  for (let start = 0; start < data.length; ) {
    const behindId = data.indexOf(":", start) + 1;
    const [text = "", bytes = ""] = /^T([0-9a-f]+),/.exec(data.toString("latin1", behindId, behindId + 12)) ?? [];
    const lineEnd = data.indexOf("\n", start) + 1 || data.length;
    const end = text ? behindId + text.length + Number.parseInt(bytes, 16) : lineEnd;
    rows.push(data.toString("utf8", start, end));
    start = end;
  }
  return rows;
}
