import type { Outcome, Waiting } from "../../offline/queue/queue";
import { readOutcome } from "../../offline/queue/send-waiting";
import type { Person } from "../load/people";

// The way from a phone to the portal, on which requests and answers are lost.

export type Counts = Record<"arrived" | "requestLost" | "answerLost" | "twice" | "unreachable", number>;
export const noCounts = (): Counts => ({ arrived: 0, requestLost: 0, answerLost: 0, twice: 0, unreachable: 0 });

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

type Sender = Person & { marker: string };

/** Sends a call as offline/queue/send-waiting.ts does, over a bad network. */
export async function sendOver(network: Network, person: Sender, entry: Waiting): Promise<Outcome> {
  const { counts } = network;
  const chance = network.isBad ? Math.random() * 100 : 100;
  if (chance < shares.requestLost) {
    counts.requestLost += 1;
    return { kind: "later" };
  }
  if (chance < shares.requestLost + shares.answerLost) {
    counts.answerLost += 1;
    // The connection breaks at any moment: before the portal has read the call, or after it has stored it.
    const stop = new AbortController();
    setTimeout(() => stop.abort(), Math.random() * 60);
    await post(network, person, entry, stop.signal).catch(() => undefined);
    return { kind: "later" };
  }
  const isTwice = chance < shares.requestLost + shares.answerLost + shares.twice;
  counts[isTwice ? "twice" : "arrived"] += 1;
  const sendings = Array.from({ length: isTwice ? 2 : 1 }, () => post(network, person, entry));
  const outcomes = await Promise.allSettled(sendings);
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

async function post(
  { url }: Network,
  person: Sender,
  { key, method, path, body }: Waiting,
  signal: AbortSignal = AbortSignal.timeout(30_000),
): Promise<Outcome> {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { ...senderHeaders(person), "idempotency-key": key },
    body: JSON.stringify(body),
    signal,
  });
  return readOutcome(answer.status, (await answer.json()) as { key?: unknown; message?: unknown });
}

export function senderHeaders({ cookie, headers, marker }: Sender): Record<string, string> {
  return {
    cookie,
    "content-type": "application/json",
    "x-forwarded-for": headers["x-forwarded-for"] ?? "",
    "x-portal-account": marker,
  };
}
