import type { IncomingMessage } from "node:http";
import type { Loaded } from "../../lib/platform/portal.ts";
import { none, type Page, pathOf, type ResponseHeaders, type Routed } from "../page.ts";

// Next's routing and its copies of request and response cost a call of the API more than most calls themselves
// (docs/decisions/0105). A call needs nothing of Next, so the handler that Next has loaded is called here.

type Setup = {
  /** Undefined as long as the handler is not loaded. */
  offered: () => Loaded["handleCall"];
  findPattern: (url: string) => string;
};

/** The route of all calls that have no handler of their own. */
const callRoute = "/api/[[...call]]";
/** Next answers OPTIONS. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);
/** The address's own host means nothing here: the checks read the header `Host`. */
const base = "http://portal.invalid";

/** @returns the answer stage */
export function callResponder({ offered, findPattern }: Setup): (routed: Routed) => Promise<Page | null> {
  return async ({ request, method, url, isCall }) => {
    const handleCall = isCall ? offered() : undefined;
    if (!handleCall || !methods.has(method) || !isDecodable(url) || findPattern(url) !== callRoute) return null;
    try {
      // The connection stays open after a body that is too long, so that its sender reads the error.
      const body = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
      return await toPage(
        await handleCall(new Request(base + url, { method, headers: copyHeaders(request) }), body),
        method,
      );
    } catch (error) {
      // The caller has gone before the whole body had come.
      if (!request.destroyed || request.complete) console.error("call:", error);
      return failure;
    }
  };
}

/** Next answers an address that cannot be decoded. */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(pathOf(url));
    return true;
  } catch {
    return false;
  }
}

function copyHeaders({ headers }: IncomingMessage): Headers {
  const copied = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) copied.set(name, Array.isArray(value) ? value.join(", ") : value);
  return copied;
}

async function toPage(answer: Response, method: string): Promise<Page> {
  const body = answer.body && method !== "HEAD" ? Buffer.from(await answer.arrayBuffer()) : none;
  const headers: ResponseHeaders = Object.fromEntries([...answer.headers].filter(([name]) => name !== "set-cookie"));
  const cookies = answer.headers.getSetCookie();
  return {
    status: answer.status,
    headers: { ...headers, ...(cookies.length > 0 ? { "set-cookie": cookies } : {}) },
    body,
  };
}

const failure: Page = {
  status: 500,
  headers: { "content-type": "application/json" },
  body: Buffer.from(
    JSON.stringify({
      status: false,
      success: false,
      message: "This call could not be answered.",
      code: "INTERNAL_SERVER_ERROR",
    }),
  ),
};
