import type { IncomingMessage, ServerResponse } from "node:http";
import type { AnswerCall } from "../../lib/api/http/offer-calls.ts";

// Next's routing and its copies of request and response cost a call of the API more than most calls themselves (docs/decisions/0105). A call needs
// nothing of Next, so the handler that Next has loaded is called here.

type Setup = {
  /** Undefined as long as the handler is not loaded. */
  offered: () => AnswerCall | undefined;
  patternOf: (url: string) => string;
};

/** The route of all calls that have no handler of their own. */
const ofCalls = "/api/[[...call]]";
/** Next answers OPTIONS. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);
/** The address's own host means nothing here: the checks read the header `Host`. */
const base = "http://portal.invalid";

/** @returns what `server/index.mjs` calls for a request in front of Next; it returns whether it has answered */
export function callAnswers({ offered, patternOf }: Setup): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  return async (request, response) => {
    const { method = "GET", url = "/" } = request;
    const answerCall = offered();
    if (!answerCall || !methods.has(method) || !isDecodable(url) || patternOf(url) !== ofCalls) return false;
    try {
      // The connection stays open after a body that is too long, so that its sender reads the error.
      const body = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
      const answer = await answerCall(new Request(base + url, { method, headers: headersOf(request) }), body);
      await send(response, answer, method);
    } catch (error) {
      fail(response, error);
    }
    return true;
  };
}

/** Next answers an address that cannot be decoded. */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

function headersOf({ headers }: IncomingMessage): Headers {
  const copied = new Headers();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) copied.set(name, Array.isArray(value) ? value.join(", ") : value);
  return copied;
}

async function send(response: ServerResponse, answer: Response, method: string): Promise<void> {
  const body = answer.body && method !== "HEAD" ? Buffer.from(await answer.arrayBuffer()) : undefined;
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (name === "set-cookie") response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
  response.end(body);
}

function fail(response: ServerResponse, error: unknown): void {
  // The caller has gone before the whole body had come.
  if (response.destroyed || response.headersSent) return void response.destroy();
  console.error("call:", error);
  response.statusCode = 500;
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify({ status: false, success: false, message: "This call could not be answered.", code: "INTERNAL_SERVER_ERROR" }));
}
