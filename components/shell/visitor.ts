"use client";

import { useSyncExternalStore } from "react";

/** What the islands know of who is looking: `unknown` until the page has asked. */
export type Visitor = { state: "unknown" } | { state: "guest" } | ({ state: "learner" } & KnownLearner);
type KnownLearner = { accountId: string; firstName: string; lastName: string; avatar: string | null; profileComplete: boolean; emailVerified: boolean };

export type KnownVisitor = Exclude<Visitor, { state: "unknown" }>;

const unknown: Visitor = { state: "unknown" };
const guest: Visitor = { state: "guest" };
let visitor: Visitor = unknown;
let asked = false;
const listeners = new Set<() => void>();

function settle(next: Visitor): void {
  visitor = next;
  for (const listener of listeners) listener();
}

/** The hint cookie of this browser: it comes with a session, and goes with the answer to a logout. */
export function signedInHere(): boolean {
  return /(?:^|; )signed_in=1/.test(document.cookie);
}

/** Asks once for each page, and only where the hint cookie says that it is worth it. */
function ask(): void {
  if (asked) return;
  asked = true;
  if (!signedInHere()) {
    settle(guest);
    return;
  }
  import("@/lib/portal/client")
    .then(({ portal }) => portal.accounts.checkAuth({}))
    .then(({ _id: accountId, profileInfo, verifiedEmail, ...known }) =>
      settle({ state: "learner", accountId, profileComplete: profileInfo === 1, emailVerified: verifiedEmail !== 0, ...known }),
    )
    .catch((error: unknown) => {
      settle(guest);
      // Nobody answered: who is signed in is asked again when the connection is back.
      if (error instanceof TypeError) window.addEventListener("online", askAgain, { once: true });
    });
}

function askAgain(): void {
  asked = false;
  ask();
}

/** What a form on this page has changed of the learner shows in the header at once. */
export function noteLearner(change: Partial<KnownLearner>): void {
  if (visitor.state === "learner") settle({ ...visitor, ...change });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  ask();
  return () => {
    listeners.delete(listener);
  };
}

/** For a press that comes before the answer: what it does must wait until it is known who pressed. */
export function whenVisitorKnown(): Promise<KnownVisitor> {
  ask();
  return new Promise((resolve) => {
    const look = () => {
      if (visitor.state === "unknown") return;
      listeners.delete(look);
      resolve(visitor);
    };
    listeners.add(look);
    look();
  });
}

export function useVisitor(): Visitor {
  return useSyncExternalStore(
    subscribe,
    () => visitor,
    () => unknown,
  );
}
