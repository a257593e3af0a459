import { setTimeout as wait } from "node:timers/promises";
import type { Outcome, Waiting } from "../../offline/queue/queue";
import { readOutcome } from "../../offline/queue/send-waiting";
import type { Person } from "../support/people";

// The way from a phone to the portal, on which requests and answers are lost.

export type Counts = Record<"arrived" | "requestLost" | "answerLost" | "twice" | "unreachable", number>;

/** Of a hundred calls. */
const shares = { requestLost: 10, answerLost: 15, twice: 10 };

export type Network = {
  /** Where the portal is: it is started again at another port. */
  url: string;
  counts: Counts;
  /** False once nothing is lost any more, so that what is left arrives. */
  isBad: boolean;
  /** The keys of the calls whose answer has arrived, by account. */
  acknowledged: Map<string, Set<string>>;
};

export const newNetwork = (url: string): Network => ({
  url,
  isBad: true,
  acknowledged: new Map(),
  counts: { arrived: 0, requestLost: 0, answerLost: 0, twice: 0, unreachable: 0 },
});

/** Sends a call as offline/queue/send-waiting.ts does, over a bad network. */
export async function sendOver(network: Network, person: Person, entry: Waiting): Promise<Outcome> {
  const { counts } = network;
  const send = async (signal?: AbortSignal) => {
    const key = { "idempotency-key": entry.key };
    const answer = await post(network, person, entry, key, signal);
    return readOutcome(answer.status, (await answer.json()) as { key?: unknown; message?: unknown });
  };
  const chance = network.isBad ? Math.random() * 100 : 100;
  if (chance < shares.requestLost) {
    counts.requestLost += 1;
    return { kind: "later" };
  }
  if (chance < shares.requestLost + shares.answerLost) {
    counts.answerLost += 1;
    // The connection breaks at any moment: before the portal has read the call, or after it has stored it.
    const stop = new AbortController();
    const sending = send(stop.signal).catch(() => undefined);
    await wait(Math.random() * 60);
    stop.abort();
    await sending;
    return { kind: "later" };
  }
  const isTwice = chance < shares.requestLost + shares.answerLost + shares.twice;
  counts[isTwice ? "twice" : "arrived"] += 1;
  const outcomes = await Promise.allSettled(Array.from({ length: isTwice ? 2 : 1 }, () => send()));
  const [outcome] = outcomes.flatMap((each) => (each.status === "fulfilled" ? each.value : []));
  if (!outcome) {
    counts.unreachable += 1;
    return { kind: "later" };
  }
  if (outcome.kind === "done") {
    const keys = network.acknowledged.get(entry.account) ?? new Set();
    network.acknowledged.set(entry.account, keys.add(entry.key));
  }
  return outcome;
}

/** A call of a phone's browser, which gives up after half a minute. */
export function post(
  { url }: Network,
  { cookie, headers, marker }: Person,
  { method = "POST", path, body }: { method?: string; path: string; body: object },
  more: Record<string, string> = {},
  signal: AbortSignal = AbortSignal.timeout(30_000),
): Promise<Response> {
  const own = { cookie, "x-forwarded-for": headers["x-forwarded-for"] ?? "", "x-portal-account": marker };
  return fetch(`${url}/api${path}`, {
    method,
    body: JSON.stringify(body),
    signal,
    headers: { "content-type": "application/json", ...own, ...more },
  });
}
