"use client";

import { useSyncExternalStore } from "react";
import { hintCookie } from "../accessibility/look";
import { type KnownLearner, type Visitor, visitorFrom } from "./visitor-record";

export type { Visitor };

const unknown: Visitor = { state: "unknown" };
const guest: Visitor = { state: "guest" };
let visitor: Visitor = unknown;
let isRequested = false;
const listeners = new Set<() => void>();

function settle(next: Visitor): void {
  visitor = next;
  for (const listener of listeners) listener();
}

/** Whether this browser has the hint cookie, which is set with a session and deleted by a logout. */
export function signedInHere(): boolean {
  return new RegExp(`(?:^|; )${hintCookie}=1`).test(document.cookie);
}

/** Loads the visitor once per page, and only with the hint cookie. */
function load(): void {
  if (isRequested) return;
  isRequested = true;
  if (!signedInHere()) {
    settle(guest);
    return;
  }
  import("@/lib/api/client")
    .then(({ api }) => api.accounts.checkAuth({}))
    .then((answer) => settle(visitorFrom(answer)))
    .catch((error: unknown) => {
      settle(guest);
      // Without a response, try again when the connection is back.
      if (error instanceof TypeError) window.addEventListener("online", loadAgain, { once: true });
    });
}

function loadAgain(): void {
  isRequested = false;
  load();
}

/** Shows a change that a form on this page has made in the header at once. */
export function noteLearner(change: Partial<KnownLearner>): void {
  if (visitor.state === "learner") settle({ ...visitor, ...change });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  load();
  return () => {
    listeners.delete(listener);
  };
}

/** Resolves when the visitor is known, for actions that start before that. */
export function whenVisitorKnown(): Promise<Exclude<Visitor, { state: "unknown" }>> {
  load();
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
 * A page rendered per request knows its visitor and does not load it, except in a browser that may be measured:
 * rendering sets no cookies, and a consent withdrawn elsewhere must reach it. Changes made by forms of the page stay.
 */
function begin(rendered: Visitor): void {
  if (visitor !== unknown || typeof window === "undefined" || rendered.state === "unknown") return;
  visitor = rendered;
  isRequested = !mayMeasure();
}

/** `rendered`: the visitor that the server rendered the component for. */
export function useVisitor(rendered: Visitor = unknown): Visitor {
  begin(rendered);
  return useSyncExternalStore(
    subscribe,
    () => visitor,
    () => rendered,
  );
}

/** Whether this browser's user has consented to be measured. Users under 18 and guests never have the cookie. */
export function mayMeasure(): boolean {
  return /(?:^|; )may_measure=1(?:;|$)/.test(document.cookie);
}
