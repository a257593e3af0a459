import { timeLeftForUpstream } from "../pages/page-status";
import { ResponseTooLarge, TimeIsUp, upstreamGuard } from "./guard";

/** A larger response is rejected as a whole, because a part of it would be wrong data. */
export const largestResponse = 4 * 1024 * 1024;

/** There is one backend, so all calls of this process are under one guard. */
const guard = upstreamGuard();

/**
 * Calls the existing backend within the time that is left for the page and up to the largest size.
 * @throws when the response is too late or too large, and at once when the backend has recently not responded
 * (upstream-http/guard.ts)
 */
export async function fetchFromUpstream(
  request: Request,
  init: RequestInit,
  limitMs: number,
  by = guard,
): Promise<Response> {
  if (timeLeftForUpstream(limitMs) <= 0) throw new TimeIsUp();
  const isRead = request.method === "GET" || request.method === "HEAD";
  const body = request.body ? await request.arrayBuffer() : undefined;
  return (isRead ? by.reads : by.writes).execute(() => attempt(request, body, init, timeLeftForUpstream(limitMs)));
}

async function attempt(
  request: Request,
  body: ArrayBuffer | undefined,
  init: RequestInit,
  leftMs: number,
): Promise<Response> {
  if (leftMs <= 0) throw new TimeIsUp();
  const call = new AbortController();
  const timer = setTimeout(() => call.abort(new TimeIsUp()), Math.ceil(leftMs));
  try {
    // Never `fetch(request)`: Next's `fetch` makes a Request of it and the signal, and Node forgets the signal of such
    // a Request when it collects garbage, so the time limit would be lost; it also stores a second copy of the body
    // that nobody reads. With an address and a signal of its own the call goes as it is. Next stores nothing
    // of it.
    const answer = await fetch(request.url, {
      ...init,
      method: request.method,
      headers: request.headers,
      body,
      redirect: "error",
      signal: call.signal,
    });
    return new Response(await readBody(answer), {
      status: answer.status,
      statusText: answer.statusText,
      headers: withoutCoding(answer.headers),
    });
  } catch (error) {
    // Closes the connection instead of waiting for the rest of the response.
    call.abort(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function readBody(answer: Response): Promise<Buffer<ArrayBuffer> | null> {
  if (!answer.body) return null;
  const chunks: Uint8Array[] = [];
  const reader = answer.body.getReader();
  let size = 0;
  // No `for await`: leaving it waits until the stream is cancelled, which a stream with a second reader is not.
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > largestResponse) throw new ResponseTooLarge(`the answer is larger than ${largestResponse} bytes`);
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** The body has been read: it is neither compressed nor in pieces any more. */
function withoutCoding(sent: Headers): Headers {
  const headers = new Headers(sent);
  for (const name of ["content-encoding", "content-length", "transfer-encoding"]) headers.delete(name);
  return headers;
}
