"use client";

import { useSyncExternalStore } from "react";
import { mayMeasure } from "./measure";
import { type KnownLearner, type Visitor, visitorFrom } from "./visitor-record";

export type { Visitor };
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
  import("@/lib/api/client")
    .then(({ api }) => api.accounts.checkAuth({}))
    .then((answer) => settle(visitorFrom(answer)))
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

/**
 * A page rendered per request knows its visitor already and need not ask, but where this browser may be measured: rendering sets no
 * cookie, and a consent withdrawn elsewhere has to reach it. What a form of the page has changed since stays.
 */
function begin(rendered: Visitor): void {
  if (visitor !== unknown || typeof window === "undefined" || rendered.state === "unknown") return;
  visitor = rendered;
  asked = !mayMeasure();
}

/** `rendered`: the visitor that the server has rendered the island for. */
export function useVisitor(rendered: Visitor = unknown): Visitor {
  begin(rendered);
  return useSyncExternalStore(
    subscribe,
    () => visitor,
    () => rendered,
  );
}
