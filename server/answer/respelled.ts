import { none, type Page, type Routed } from "../page.ts";

/** Answers a misspelt page's address (server/route/spelling.ts). Not stored: it may hold a token. */
export function respelled({ meant, url }: Pick<Routed, "meant" | "url">): Page | null {
  if (!meant) return null;
  const at = url.indexOf("?");
  const location = at < 0 ? meant : meant + url.slice(at);
  return { status: 308, headers: { location, "cache-control": "private, no-store" }, body: none };
}
