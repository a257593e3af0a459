import { deleteTyped, type Values } from "./tab-drafts";
import { signedInHere } from "./visitor";

type StoredDraft = { at: number; values: Values };

const prefix = "kept:";
const lastLearnerKey = "kept-by";
const lifetimeMs = 30 * 24 * 60 * 60 * 1000;
const keyOf = (learner: string, name: string) => `${prefix}${learner}:${name}`;

/**
 * Keeps what a learner has typed in this browser, at once. A browser that refuses its storage keeps nothing; nor does a page that is being
 * left for /logout and hears who looks at it only after the storage has been cleared.
 */
export function storeDraft(learner: string, name: string, values: Values): void {
  if (!signedInHere()) return;
  tryStorage((storage) => storage.setItem(keyOf(learner, name), JSON.stringify({ at: Date.now(), values } satisfies StoredDraft)));
}

/** What this learner typed here and what has not reached the portal yet; null when there is none. */
export function readDraft(learner: string, name: string): Values | null {
  return (
    tryStorage((storage) => {
      const stored = JSON.parse(storage.getItem(keyOf(learner, name)) ?? "null") as StoredDraft | null;
      if (!stored) return null;
      if (Date.now() - stored.at < lifetimeMs) return stored.values;
      storage.removeItem(keyOf(learner, name));
      return null;
    }) ?? null
  );
}

/** It has reached the portal. */
export function dropDraft(learner: string, name: string): void {
  tryStorage((storage) => storage.removeItem(keyOf(learner, name)));
}

/** On logout nothing typed stays on a shared phone (threats T25). */
export function deleteAllDrafts(): void {
  deleteTyped();
  tryStorage((storage) => {
    for (const key of keysOf(storage)) storage.removeItem(key);
    storage.removeItem(lastLearnerKey);
  });
}

/** Whoever is signed in now: what somebody else left unsent on this phone goes. */
export function rememberLearner(learner: string): void {
  deleteTyped(learner);
  tryStorage((storage) => {
    if (storage.getItem(lastLearnerKey) === learner) return;
    for (const key of keysOf(storage)) if (!key.startsWith(`${prefix}${learner}:`)) storage.removeItem(key);
    storage.setItem(lastLearnerKey, learner);
  });
}

/** Who was signed in here last, for when the network does not let the page ask. */
export function lastLearner(): string | null {
  return tryStorage((storage) => storage.getItem(lastLearnerKey)) ?? null;
}

function keysOf(storage: Storage): string[] {
  return Object.keys(storage).filter((key) => key.startsWith(prefix));
}

function tryStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(window.localStorage);
  } catch {
    return undefined;
  }
}
