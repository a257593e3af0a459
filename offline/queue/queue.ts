// What waits to be sent: calls of one account, in the order in which they were made, each with a name of its own that
// the server knows it by (docs/decisions/0216). The rules are here, without the browser, so that tests can run them.

import type { WaitingCall } from "../../lib/contract/meta/unsent";

export type Waiting = WaitingCall<
  "quiz" | "reading" | "draft" | "journal" | "survey" | "comment" | "message" | "case"
> & {
  /** Whether it was ever sent: its answer may have been lost, so it is not changed any more. */
  tried?: boolean;
  /** The server's reason for refusing it. Only the learner removes it then. */
  refused?: string;
};
export type Queued = Waiting & { seq: number };

/** The store of one browser. Each function is one transaction. */
export type QueueStore = {
  list: (account: string) => Promise<Queued[]>;
  /** Adds an entry, or what `change` makes of those with its name; null leaves them. */
  put: (entry: Waiting, change: (same: Queued[]) => Change) => Promise<void>;
  /** Marks an entry as tried. @returns the entry, null where it is gone */
  begin: (seq: number) => Promise<Queued | null>;
  /** Removes an entry if it is still the call with this key. */
  remove: (seq: number, key: string) => Promise<void>;
  refuse: (seq: number, key: string, reason: string) => Promise<void>;
};
/** The entry that takes the place of one, or is added; the entries that go. */
export type Change = { add: Waiting | null; update?: Queued; remove?: number[] };

export type Outcome =
  | { kind: "done" }
  /** No connection, an overloaded portal, or the same call is under way in another tab. */
  | { kind: "later" }
  /** Nobody, or somebody else, is signed in. */
  | { kind: "signedOut" }
  | { kind: "refused"; reason: string };
export type Send = (entry: Waiting) => Promise<Outcome>;

/** Which of two calls with one name is sent: an answer counts once, a draft replaces the one before. */
export type Rule = "first" | "last";

export function enqueue(store: QueueStore, entry: Waiting, rule: Rule): Promise<void> {
  return store.put(entry, (same) => {
    if (rule === "last") return { add: entry, remove: same.filter(({ tried }) => !tried).map(({ seq }) => seq) };
    return { add: same.some(({ refused }) => refused === undefined) ? null : entry };
  });
}

/** Adds seconds to the reading of a page: to the waiting call, or to a new one if that call was tried already. */
export function addSeconds(store: QueueStore, entry: Waiting, seconds: number): Promise<void> {
  return store.put(entry, (same) => {
    const open = same.find(({ tried, refused }) => !tried && refused === undefined);
    const before = open ? Number(open.body.seconds) : 0;
    if (!open || before + seconds > longestSeconds) return { add: { ...entry, body: { ...entry.body, seconds } } };
    return { add: null, update: { ...open, body: { ...open.body, seconds: before + seconds } } };
  });
}

/** What the call takes at most (lib/contract/learning/offline.ts). */
const longestSeconds = 3600;

/** `sent`: how many calls the server has stored now. */
export type Flushed = { sent: number; stopped: "empty" | "later" | "signedOut" };

/** Sends what waits in order, and stops where the connection fails. What is refused is kept. */
export async function flush(store: QueueStore, send: Send, account: string): Promise<Flushed> {
  let sent = 0;
  for (const { seq, refused } of await store.list(account)) {
    if (refused !== undefined) continue;
    const entry = await store.begin(seq);
    if (!entry) continue;
    const outcome = await send(entry);
    if (outcome.kind === "later" || outcome.kind === "signedOut") return { sent, stopped: outcome.kind };
    if (outcome.kind === "refused") await store.refuse(seq, entry.key, outcome.reason);
    else {
      await store.remove(seq, entry.key);
      sent += 1;
    }
  }
  return { sent, stopped: "empty" };
}
