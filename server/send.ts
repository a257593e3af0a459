import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { isRead, type Page, type ResponseHeaders } from "./page.ts";

/** What a request may still bring after its answer: the longest photo, and some more. */
const mostAfterAnswer = 8 * 1024 * 1024;

/** Writes a page to its visitor. `own`: headers of this response alone. */
export function send(
  { status, headers, body }: Page,
  method: string,
  response: ServerResponse,
  own?: ResponseHeaders,
): void {
  if (!Buffer.isBuffer(body)) {
    response.writeHead(status, { ...headers, ...own });
    pipeline(body, response, () => undefined);
    return;
  }
  const hasBody = method !== "HEAD" && status !== 304 && status !== 204;
  // The headers of a stored answer are whole: they are sent as they are.
  const isWhole = own === undefined && headers["content-length"] !== undefined;
  const length = hasBody || body.length > 0 ? { "content-length": String(body.length) } : {};
  response.writeHead(status, isWhole ? headers : { ...headers, ...length, ...own });
  response.end(hasBody ? body : undefined);
  if (!isRead(method)) discardRest(response.req);
}

/**
 * Reads and discards what is still to come of a request that is answered before its end, such as a body that is too
 * long. Many clients read an answer only when they have sent everything: a connection that is closed before is an error
 * to them, and the answer is lost. A sender that does not stop is cut off.
 */
export function discardRest(request: IncomingMessage, most: number = mostAfterAnswer): void {
  if (request.complete) return;
  let left = most;
  request.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.socket.destroy();
  });
  request.on("error", () => undefined);
  request.resume();
}
