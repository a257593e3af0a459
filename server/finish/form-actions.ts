import type { ServerResponse } from "node:http";

const emptyAction = Buffer.from(' action=""');

/**
 * Leaves out the empty `action` that React writes for a form whose action is a function: HTML allows none, and without it the form goes to the same address. What
 * is written must be a page. In its texts and data a quotation mark is written in another way, so these bytes only occur in a tag.
 */
export function leaveOutEmptyActions(response: ServerResponse): void {
  const { write, end } = response as unknown as Record<"write" | "end", (...given: unknown[]) => unknown>;
  /** The end of what came last, where it may be the beginning of such an attribute. */
  let held: Buffer = Buffer.alloc(0);
  const isPage = () => String(response.getHeader("content-type") ?? "").startsWith("text/html");
  const isChunk = (chunk: unknown): chunk is string | Uint8Array => typeof chunk === "string" || chunk instanceof Uint8Array;
  const bytesOf = (chunk: string | Uint8Array, encoding: unknown) =>
    typeof chunk === "string" ? Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8") : Buffer.from(chunk);
  Object.assign(response, {
    write(chunk: unknown, ...rest: unknown[]) {
      if (!isPage() || !isChunk(chunk)) return write.call(response, chunk, ...rest);
      const bytes = withoutEmptyActions(Buffer.concat([held, bytesOf(chunk, rest[0])]));
      const kept = bytes.length - startedAt(bytes);
      held = bytes.subarray(kept);
      const callback = rest.find((each) => typeof each === "function");
      return write.call(response, bytes.subarray(0, kept), ...(callback ? [callback] : []));
    },
    end(chunk: unknown, ...rest: unknown[]) {
      if (!isPage() || (held.length === 0 && !isChunk(chunk))) return end.call(response, chunk, ...rest);
      const last = isChunk(chunk) ? bytesOf(chunk, rest[0]) : Buffer.alloc(0);
      const bytes = withoutEmptyActions(Buffer.concat([held, last]));
      if (!response.headersSent && response.hasHeader("content-length")) response.setHeader("Content-Length", bytes.length);
      const callback = [chunk, ...rest].find((each) => typeof each === "function");
      return end.call(response, bytes, ...(callback ? [callback] : []));
    },
  });
}

function withoutEmptyActions(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let start = 0;
  for (let found = bytes.indexOf(emptyAction); found >= 0; found = bytes.indexOf(emptyAction, start)) {
    parts.push(bytes.subarray(start, found));
    start = found + emptyAction.length;
  }
  return start === 0 ? bytes : Buffer.concat([...parts, bytes.subarray(start)]);
}

/** How many bytes at the end are the beginning of an empty action. */
function startedAt(bytes: Buffer): number {
  for (let length = Math.min(emptyAction.length - 1, bytes.length); length > 0; length -= 1)
    if (bytes.subarray(bytes.length - length).equals(emptyAction.subarray(0, length))) return length;
  return 0;
}
