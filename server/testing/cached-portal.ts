import type { IncomingMessage } from "node:http";
import { vi } from "vitest";
import { type ResponseCache, responseCache } from "../answer/response-cache";
import type { Page, ResponseHeaders, Routed, StoredRead } from "../page";
import { carriedMessage, requestLanguage } from "../route/route";
import { makePage, makeRouted } from "./asked";

type Handle = (request: Routed & { cache: ResponseCache }) => Page | Promise<Page>;

/**
 * Every address is a shared page here, but for those that a learner gets; a header makes it one of guests, one a public
 * one, and one names the cookies that are set beside it.
 */
function storedRead(url: string, method: string, headers: IncomingMessage["headers"]): StoredRead | null {
  const address = url.split("?", 1)[0] ?? "/";
  if (method === "POST" || /^\/(?:api|search|images|_next)\b/.test(address) || headers["x-learner"]) return null;
  const kind = headers["x-guest-page"] ? "guest" : headers["x-public-page"] ? "public" : "shared";
  return {
    page: { kind, path: `/${requestLanguage({ url, headers })}${address}` },
    cookies: [headers["x-beside"] ?? []].flat(),
    asData: headers.rsc === "1",
  };
}

/** A request as the router passes it on. */
export const routedTo = (url: string, given: Record<string, string> = {}, method = "GET"): Routed => {
  const headers = { "accept-encoding": "br, gzip", ...given };
  const routed = makeRouted({
    url,
    method,
    headers,
    stored: storedRead(url, method, headers),
    isFile: /^\/(?:images|_next\/static)\//.test(url),
  });
  return { ...routed, carried: carriedMessage(routed.request) };
};

/** The response cache in front of `handle`, and a clock that the test moves. */
export function portalWith(handle: Handle, longestFreshMs?: number) {
  const clock = { ms: 1_000_000 };
  const calls = { handled: 0 };
  vi.spyOn(performance, "now").mockImplementation(() => clock.ms);
  const cache = responseCache(longestFreshMs);
  const ask = async (url: string, headers: Record<string, string> = {}, method = "GET") => {
    const routed = routedTo(url, headers, method);
    const known = cache.answer(routed);
    if (known) return shown(known);
    calls.handled += 1;
    const record = cache.recorder(routed);
    const made = await handle({ ...routed, cache });
    const cookies = routed.stored?.cookies ?? [];
    const page = cookies.length > 0 ? { ...made, headers: { ...made.headers, "set-cookie": cookies } } : made;
    record(
      page,
      () =>
        routed.stored?.page.kind === "guest"
          ? !page.headers["x-not-of-this-request"]
          : page.headers["x-everybody"] !== "no",
      page.headers["x-lacks-part"] !== undefined,
    );
    return shown(page);
  };
  return { ask, clock, calls };
}

const shown = ({ status, headers, body }: Page) => ({ status, headers, body: String(body) });

/** An HTML page with this text. */
export const page = (text: string, headers: ResponseHeaders = {}): Page =>
  makePage(text, { "content-type": "text/html", ...headers });
