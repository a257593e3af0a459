import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { contentOfPage } from "../../lib/api/next-internals.ts";
import type { Answer } from "../answer/error-page.ts";
import { isKnown } from "../answer/response-cache.ts";

type End = (body?: Buffer) => ServerResponse;

/** Collects what is written into a response. At its end `send` gets all of it, and how to end the response. */
export function collectWhole(response: ServerResponse, send: (whole: Buffer, end: End) => ServerResponse): void {
  const chunks: Buffer[] = [];
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  const collect = (chunk: unknown, encoding: unknown) => {
    if (chunk === undefined || chunk === null || typeof chunk === "function") return;
    chunks.push(typeof chunk === "string" ? Buffer.from(chunk, encoding as BufferEncoding) : Buffer.from(chunk as Uint8Array));
  };
  const callbackOf = (given: unknown[]) => given.find((each) => typeof each === "function") as (() => void) | undefined;
  Object.assign(response, {
    flushHeaders: () => undefined,
    write(...given: unknown[]) {
      collect(given[0], typeof given[1] === "string" ? given[1] : "utf8");
      callbackOf(given)?.();
      return true;
    },
    end(...given: unknown[]) {
      collect(given[0], typeof given[1] === "string" ? given[1] : "utf8");
      const done = callbackOf(given);
      return send(Buffer.concat(chunks), (body) => end(...(body ? [body] : []), ...(done ? [done] : [])));
    },
  });
}

/**
 * Sends a page in one piece that Next writes in several: its policy names its scripts by their hashes, which are known at its end, and the
 * browser gets an entity tag, as it does for a prerendered page. The tag is of the content, because the bytes are in another order in
 * another process or after a restart.
 */
export function sendInOnePiece(request: IncomingMessage, response: ServerResponse, answer: Pick<Answer, "status">): void {
  collectWhole(response, (whole, end) => {
    // A page that is not found has its status in `answer` (lib/api/pages/page-status.ts).
    if ((answer.status ?? response.statusCode) !== 200 || whole.length === 0) return end(whole);
    const isHtml = String(response.getHeader("content-type") ?? "").startsWith("text/html");
    const content = isHtml ? contentOfPage(whole.toString()) : whole;
    const tag = `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
    response.setHeader("ETag", tag);
    if (!isKnown(request.headers["if-none-match"], tag)) return end(whole);
    response.statusCode = 304;
    response.removeHeader("Content-Type");
    return end();
  });
}
