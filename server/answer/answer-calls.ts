import { portal } from "../../lib/platform/portal.ts";
import { none, type Page, type Routed } from "../page.ts";
import { callError } from "./error-page.ts";

// Next's routing and its copies of request and response cost a call of the API more than most calls themselves
// (docs/decisions/0105). A call needs nothing of Next, so the handler that Next has loaded is called here.

/** The route of all calls that have no handler of their own. */
const callRoute = "/api/[[...call]]";
/** The address's own host means nothing here: the checks read the header `Host`. */
const base = "http://portal.invalid";

export function callResponder(findPattern: (url: string) => string): (routed: Routed) => Promise<Page | null> {
  return async ({ request, method, url, isCall }) => {
    const handleCall = portal.loaded?.handleCall;
    // Next loads the handler with the first call, and answers OPTIONS.
    if (!isCall || !handleCall || method === "OPTIONS" || findPattern(url) !== callRoute) return null;
    try {
      const headers = request.headers as Record<string, string>;
      // The connection stays open after a body that is too long, so that its sender reads the error.
      const body = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
      return await toPage(await handleCall(new Request(base + url, { method, headers }), body), method);
    } catch (error) {
      // The caller has gone before the whole body had come.
      if (!request.destroyed || request.complete) console.error("call:", error);
      return failure;
    }
  };
}

async function toPage(answer: Response, method: string): Promise<Page> {
  const body = answer.body && method !== "HEAD" ? Buffer.from(await answer.arrayBuffer()) : none;
  const cookies = answer.headers.getSetCookie();
  const headers = { ...Object.fromEntries(answer.headers), ...(cookies.length > 0 && { "set-cookie": cookies }) };
  return { status: answer.status, headers, body };
}

const failure: Page = {
  status: 500,
  headers: { "content-type": "application/json" },
  body: Buffer.from(callError("This call could not be answered.", "INTERNAL_SERVER_ERROR")),
};
