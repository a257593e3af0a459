import { timeLeftForUpstream } from "./page-status";

/** An answer that is larger is none of the contract's: it is refused whole, for half of one would be wrong data. */
export const largestAnswer = 4 * 1024 * 1024;

/** Asks the existing backend within the time that is left for the page, and takes no endless answer. @throws when it is too late or too much */
export async function fetchFromUpstream(request: Request, init: RequestInit, limitMs: number): Promise<Response> {
  const leftMs = timeLeftForUpstream(limitMs);
  if (leftMs <= 0) throw new Error("the time limit of the page has passed");
  // No `cache` here: Next forbids `no-store` in a prerendered page, and without it stores nothing of a visitor's page.
  const answer = await fetch(request, { ...init, redirect: "error", signal: AbortSignal.timeout(Math.ceil(leftMs)) });
  return new Response(await readBody(answer), { status: answer.status, statusText: answer.statusText, headers: withoutCoding(answer.headers) });
}

async function readBody(answer: Response): Promise<Buffer<ArrayBuffer> | null> {
  if (!answer.body) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    // Leaving the loop ends the transfer.
    if (size > largestAnswer) throw new Error(`the answer is larger than ${largestAnswer} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The body has been read: it is neither compressed nor in pieces any more. */
function withoutCoding(sent: Headers): Headers {
  const headers = new Headers(sent);
  for (const name of ["content-encoding", "content-length", "transfer-encoding"]) headers.delete(name);
  return headers;
}
