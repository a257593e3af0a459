// What the portal relies on that Next does not document. No other file names these headers, files, scripts and errors (a test checks it), and
// the portal starts only with the minor version below (scripts/server/next-version.ts). Before the number is raised, read this file against the
// new version, and run the contract suite and the browser tests with it. Plain values: the browser, pages and the server in front of Next use it.

/** The minor version of Next that this file was checked with. */
export const checkedNext = "16.4";

/** Request headers that Next trusts, so they may not come from outside. */
export const trustedHeaders = ["x-middleware-subrequest", "x-nextjs-data", "x-matched-path"];

/** The request header that names a server action. */
export const actionHeader = "next-action";

/** Request headers with which Next sends React's data for a navigation or an action in place of a document. */
export const navigationHeaders = ["rsc", actionHeader, "next-router-prefetch", "next-router-state-tree", "next-router-segment-prefetch"];

/** The list of prerendered addresses that a build writes: the keys of `routes`. */
export const prerenderManifest = ".next/prerender-manifest.json";

/** The regular expressions of all routes, which a build writes: `regex` beside each `page` of `staticRoutes` and `dynamicRoutes`. */
export const routesManifest = ".next/routes-manifest.json";

/** The file beside each page of a build that lists the page's scripts. */
export const pageManifest = "page_client-reference-manifest.js";

/** The scripts of a page and its layouts, out of such a file. */
export function entryScripts(manifest: string): string[] {
  const [, entries = ""] = /"entryJSFiles":\s*(\{[^}]*\})/.exec(manifest) ?? [];
  return [...entries.matchAll(/"(static\/chunks\/[^"]+\.js)"/g)].map(([, script = ""]) => script);
}

/** The inline scripts that Next writes into a page: a fixed call around data. */
export const dataScripts = [
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[[\s\S]*\])\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);$/,
];

const dataScript = /<script(?: nonce="[^"]*")?>\(?self\.__next_f\b[\s\S]*?\.push\((\[[\s\S]*?\])\)<\/script>/g;

/**
 * A page's HTML, and behind it the data for React out of its scripts. Next writes that data in pieces and rows as they become ready: two renderings of one
 * page divide it at other places and have its rows in another order.
 */
export function contentOfPage(html: string): string {
  const pieces: Buffer[] = [];
  const rest = html.replace(dataScript, (_, pushed: string) => {
    const [, piece] = JSON.parse(pushed) as [kind: number, piece?: string];
    pieces.push(Buffer.from(piece ?? ""));
    return "";
  });
  return rest + rowsOf(Buffer.concat(pieces)).sort().join("");
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

/** Where a server action sent the browser, taken from the error that its call threw; null when it threw something else. */
export function redirectOf(error: unknown): string | null {
  const digest = String((error as { digest?: unknown } | null)?.digest ?? "");
  return digest.startsWith("NEXT_REDIRECT;") ? digest.split(";").slice(2, -2).join(";") : null;
}

/** Next's messages for a body that is no form, or no form of React's. */
const unreadable = /Failed to parse body as FormData|Unexpected end of form|Malformed (?:part|content)|Boundary not found|Connection closed/i;

/** The status that a posted form deserves which Next could not read; null for any other error. */
export function formProblemOf(error: unknown): 400 | 413 | null {
  const { statusCode, message = "" } = (error ?? {}) as { statusCode?: unknown; message?: string };
  if (statusCode === 413) return 413;
  return unreadable.test(message) ? 400 : null;
}
