// Headers of requests and answers that Next does not document.

/** Request headers that Next trusts, so they may not come from outside. */
export const trustedHeaders = ["x-middleware-subrequest", "x-nextjs-data", "x-matched-path"];

/** The request header that names a server action. */
export const actionHeader = "next-action";

/** Request headers with which Next sends React's data for a navigation or an action in place of a document. */
export const navigationHeaders = [
  "rsc",
  actionHeader,
  "next-router-prefetch",
  "next-router-state-tree",
  "next-router-segment-prefetch",
];

/**
 * Requests with these headers get a different response: a part of a file, React's data for a navigation, or a prefetch,
 * which sets no cookie.
 */
export const otherResponse = [...navigationHeaders, "range", "sec-purpose", "purpose", "x-moz", "x-purpose"];

type Headers = Record<string, string | string[] | undefined>;

/** Whether a request reads React's data in place of the document. */
export const isNavigation = (headers: Headers) => headers.rsc === "1";

/** The headers with which a browser reads a page's data, or ahead of a navigation one piece of it. */
export const navigationRequest = (piece?: string): Record<string, string> => ({
  rsc: "1",
  ...(piece && { "next-router-prefetch": "1", "next-router-segment-prefetch": piece }),
});

/**
 * The headers that choose among a page's data, out of a request's. The data of a prerendered page is in pieces that are
 * named; of another page, the browser says what it has already.
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

/** Tells React which address its data was rendered for, where that is another than the one it asked for. */
export function renderedAddress(path: string): [string, string][] {
  return [
    ["x-nextjs-rewritten-path", path],
    ["x-nextjs-rewritten-query", ""],
  ];
}
