"use client";

import { useSyncExternalStore } from "react";

/** What the islands know of who is looking: `unknown` until the page has asked. */
export type Visitor = { state: "unknown" } | { state: "guest" } | { state: "learner"; firstName: string; profileComplete: boolean };

const unknown: Visitor = { state: "unknown" };
const guest: Visitor = { state: "guest" };
let visitor: Visitor = unknown;
let asked = false;
const listeners = new Set<() => void>();

function settle(next: Visitor): void {
  visitor = next;
  for (const listener of listeners) listener();
}

/** Asks once for each page, and only where the hint cookie says that it is worth it. */
function ask(): void {
  if (asked) return;
  asked = true;
  if (!/(?:^|; )signed_in=1/.test(document.cookie)) {
    settle(guest);
    return;
  }
  import("@/lib/portal/client")
    .then(({ portal }) => portal.accounts.checkAuth({}))
    .then(({ firstName, profileInfo }) => settle({ state: "learner", firstName, profileComplete: profileInfo === 1 }))
    .catch(() => settle(guest));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  ask();
  return () => {
    listeners.delete(listener);
  };
}

export function useVisitor(): Visitor {
  return useSyncExternalStore(
    subscribe,
    () => visitor,
    () => unknown,
  );
}
