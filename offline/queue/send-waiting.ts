import { type Flushed, flush, type Outcome, type Waiting } from "./queue";
import { queueStore } from "./store";

// The headers are those of lib/api/page-account; the worker and the scripts without React import no code of the server.
const accountHeader = "x-portal-account";
const keyHeader = "idempotency-key";

/** How long an answer is waited for; the same call is sent again later. */
const longestMs = 30_000;

/** Sends a waiting call as its account. The server refuses it where somebody else is signed in. */
async function sendCall({ account, key, method, path, body }: Waiting): Promise<Outcome> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), longestMs);
  try {
    const answer = await fetch(`/api${path}`, {
      method,
      headers: { "content-type": "application/json", [accountHeader]: account, [keyHeader]: key },
      body: JSON.stringify(body),
      signal: stop.signal,
    });
    return readOutcome(answer.status, await answer.json());
  } catch {
    // No connection, or an answer that a proxy has made.
    return { kind: "later" };
  } finally {
    clearTimeout(timer);
  }
}

/** What an answer means for the call: whether it is done, is sent again, or is refused for good. */
export function readOutcome(status: number, said: { key?: unknown; message?: unknown }): Outcome {
  if (status >= 200 && status < 300) return { kind: "done" };
  if (status === 401 || said.key === "otherAccount") return { kind: "signedOut" };
  if (status === 408 || status === 425 || status === 429 || status >= 500 || said.key === "sentUnderWay")
    return { kind: "later" };
  return { kind: "refused", reason: typeof said.message === "string" ? said.message : "" };
}

/** The lock that one tab, or the worker, holds while it sends. */
const lock = "portal-queue";
/** Tells every tab that something was sent or refused. */
export const queueChannel = "portal-queue";

/** Sends what waits of an account, once in all tabs and the worker. */
export async function sendWaiting(account: string): Promise<Flushed> {
  const send = () => flush(queueStore, sendCall, account);
  // Without locks two tabs may send the same call; the server runs it once.
  const flushed = await (navigator.locks ? navigator.locks.request(lock, send) : send());
  tellSent(flushed.sent);
  return flushed;
}

/** Has every page look again at what is stored, and tells it how many calls the server has stored now. */
export function tellSent(count = 0): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(queueChannel);
  channel.postMessage(count);
  channel.close();
}
