import type { IncomingMessage } from "node:http";
import { type Carried, carriedCookie, readCarried } from "../../components/layout/visitor/carried-cookie.ts";
import { headersThatVaryTheResponse } from "../next/index.ts";

const inCookies = new RegExp(`(?:^|; *)${carriedCookie}=([^;]+)`);

/**
 * The message of the page before, which the browser carries in a cookie to the page that it opens; null for every other
 * request, and where the cookie holds none.
 */
export function carriedMessage({ method, headers }: Pick<IncomingMessage, "method" | "headers">): Carried | null {
  const value = method === "GET" ? inCookies.exec(headers.cookie ?? "")?.[1] : undefined;
  if (value === undefined || headersThatVaryTheResponse.some((name) => headers[name] !== undefined)) return null;
  // What a script of a page or the offline worker fetches is not opened. Older browsers do not say what they fetch.
  if (headers["sec-fetch-dest"] !== undefined && headers["sec-fetch-mode"] !== "navigate") return null;
  try {
    return readCarried(decodeURIComponent(value));
  } catch {
    // Another page of this host may have set it.
    return null;
  }
}
