// The undocumented parts of Next that the portal depends on. No other file names these headers, files, scripts and errors (a test checks it), and
// the portal starts only with the minor version below (server/next/version.ts). Before the number is raised, read this file against the
// new version, and run the contract suite and the browser tests with it. Plain values: the browser, pages and the server in front of Next use it.

/** The minor version of Next that this file was checked with. */
export const checkedNext = "16.4";

/** Request headers that Next trusts, so they are removed from requests. */
export const trustedHeaders = ["x-middleware-subrequest", "x-nextjs-data", "x-matched-path"];

/** The request header that names a server action. */
export const actionHeader = "next-action";

/** Request headers with which Next sends React's data for a navigation or an action in place of a document. */
export const navigationHeaders = ["rsc", actionHeader, "next-router-prefetch", "next-router-state-tree", "next-router-segment-prefetch"];

type Headers = Record<string, string | string[] | undefined>;

/** Whether a request reads React's data in place of the document. */
export const isNavigation = (headers: Headers) => headers.rsc === "1";

/** The headers with which a browser requests a page's data, or one part of it before a navigation. */
export const navigationRequest = (piece?: string): Record<string, string> => ({
  rsc: "1",
  ...(piece && { "next-router-prefetch": "1", "next-router-segment-prefetch": piece }),
});

/**
 * The request headers that select which data of a page is sent. The data of a prerendered page is in named parts; for any other page, the browser says
 * which parts it has already.
 */
export function readNavigation(headers: Headers, isPrerendered: boolean): Record<string, string> {
  const piece = String(headers["next-router-segment-prefetch"] ?? "");
  const ahead = String(headers["next-router-prefetch"] ?? "");
  const known = headers["next-router-state-tree"];
  return {
    rsc: "1",
    ...(/^[123]$/.test(ahead) ? { "next-router-prefetch": ahead } : {}),
    ...(/^\/[\w$@%.~!()+,:=/-]{1,500}$/.test(piece) ? { "next-router-segment-prefetch": piece } : {}),
    ...(!isPrerendered && typeof known === "string" ? { "next-router-state-tree": known } : {}),
  };
}

/** Tells React the address that its data was rendered for, if it differs from the requested one. */
export function renderedAddress(path: string): [string, string][] {
  return [
    ["x-nextjs-rewritten-path", path],
    ["x-nextjs-rewritten-query", ""],
  ];
}

/**
 * The list of prerendered addresses that a build writes: the keys of `routes`, and in `dynamicRoutes` the patterns (`routeRegex`) of those that are rendered at
 * their first request, unless `fallback` is false.
 */
export const prerenderManifest = ".next/prerender-manifest.json";

/** The file with the id of a build, which differs for each build. */
export const buildIdentity = ".next/BUILD_ID";

/** The regular expressions of all routes, which a build writes: `regex` beside each `page` of `staticRoutes` and `dynamicRoutes`. */
export const routesManifest = ".next/routes-manifest.json";

/** The file beside each page of a build that lists the page's scripts. */
export const pageManifest = "page_client-reference-manifest.js";

/** The scripts of a page and its layouts, read from such a file. */
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

/** Splits a page's HTML into the HTML without the scripts that contain the data for React, and that data. */
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
 * A page's HTML, followed by the data for React from its scripts, for comparing two renderings. Next writes that data in pieces and rows as they become
 * ready, so two renderings of one page divide it at other places and order its rows differently.
 */
export function contentOfPage(page: string): string {
  const { html, data } = partsOfPage(page);
  return html + rowsOf(data).sort().join("");
}

/** A row is `id:` and a line, or `id:T` with the length of a text in bytes and the text, without a line break after it. */
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

/** The target of a server action's redirect, read from the error that the call threw; null for any other error. */
export function redirectOf(error: unknown): string | null {
  const digest = String((error as { digest?: unknown } | null)?.digest ?? "");
  return digest.startsWith("NEXT_REDIRECT;") ? digest.split(";").slice(2, -2).join(";") : null;
}

/** Next's error messages for a body that is not a form, or not a form of React's. */
const unreadable = /Failed to parse body as FormData|Unexpected end of form|Malformed (?:part|content)|Boundary not found|Connection closed/i;

/** The response status for a posted form that Next could not read; null for any other error. */
export function formProblemOf(error: unknown): 400 | 413 | null {
  const { statusCode, message = "" } = (error ?? {}) as { statusCode?: unknown; message?: string };
  if (statusCode === 413) return 413;
  return unreadable.test(message) ? 400 : null;
}
