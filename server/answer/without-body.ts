import { none, type Page, pathOf, type Routed } from "../page.ts";

/** Answers a misspelt page's address (server/route/spelling.ts). Not stored: it may hold a token. */
export function respelled({ meant, url }: Pick<Routed, "meant" | "url">): Page | null {
  if (!meant) return null;
  const location = meant + url.slice(pathOf(url).length);
  return { status: 308, headers: { location, "cache-control": "private, no-store" }, body: none };
}

/** No bytes, so the browser shows the picture's words. Not stored: the address is a picture again once they are on. */
export function hiddenPicture({ hidesPicture }: Pick<Routed, "hidesPicture">): Page | null {
  return hidesPicture ? { status: 204, headers: { "cache-control": "no-store" }, body: none } : null;
}
