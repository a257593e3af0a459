import type { Outcome, Waiting } from "./queue";

// The headers are those of lib/api/page-account; the worker and the scripts without React import no code of the server.
const accountHeader = "x-portal-account";
const keyHeader = "idempotency-key";

/** How long an answer is waited for; the same call is sent again later. */
const longestMs = 30_000;

/** Sends a waiting call as its account. The server refuses it where somebody else is signed in. */
export async function sendCall({ account, key, method, path, body }: Waiting): Promise<Outcome> {
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

const responseMessage = (said: { message?: unknown }) => (typeof said.message === "string" ? said.message : "");

/** What an answer means for the call: whether it is done, is sent again, or is refused for good. */
export function readOutcome(status: number, said: { key?: unknown; message?: unknown }): Outcome {
  if (status >= 200 && status < 300) return { kind: "done", answer: said };
  if (status === 401 || said.key === "otherAccount") return { kind: "signedOut" };
  if (status === 408 || status === 425 || status === 429 || status >= 500 || said.key === "sentUnderWay")
    return { kind: "later" };
  return { kind: "refused", reason: responseMessage(said) };
}
