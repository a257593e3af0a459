import { keptDrafts } from "@/lib/contract/meta/hydrated-event";
import { type DraftValues, deleteTyped } from "./tab-drafts";
import { tryStorage } from "./try-storage";
import { signedInHere } from "./visitor";

type StoredDraft = { at: number; values: DraftValues };

// Like `keptDrafts` it must not change: drafts of earlier versions would stay on shared phones.
const lastLearnerKey = "kept-by";
const lifetimeMs = 30 * 24 * 60 * 60 * 1000;
const draftKey = (learner: string, name: string) => `${keptDrafts}${learner}:${name}`;

/** Stores a draft in this browser, but not on a page left for /logout after the storage was cleared. */
export function storeDraft(learner: string, name: string, values: DraftValues): void {
  if (!signedInHere()) return;
  tryStorage("local", (storage) =>
    storage.setItem(draftKey(learner, name), JSON.stringify({ at: Date.now(), values } satisfies StoredDraft)),
  );
}

/** The learner's draft that has not reached the portal yet; null when there is none or it has expired. */
export function readDraft(learner: string, name: string): DraftValues | null {
  return (
    tryStorage("local", (storage) => {
      const stored = JSON.parse(storage.getItem(draftKey(learner, name)) ?? "null") as StoredDraft | null;
      if (!stored) return null;
      if (Date.now() - stored.at < lifetimeMs) return stored.values;
      storage.removeItem(draftKey(learner, name));
      return null;
    }) ?? null
  );
}

export function dropDraft(learner: string, name: string): void {
  tryStorage("local", (storage) => storage.removeItem(draftKey(learner, name)));
}

/** Deletes every draft, on logout from a shared phone (rule: logout.clears, threats T25). */
export function deleteAllDrafts(): void {
  deleteTyped();
  tryStorage("local", (storage) => {
    for (const key of storedKeys(storage)) storage.removeItem(key);
    storage.removeItem(lastLearnerKey);
  });
}

/** Records the signed-in learner and deletes the drafts of others on this phone. */
export function rememberLearner(learner: string): void {
  deleteTyped(learner);
  tryStorage("local", (storage) => {
    if (storage.getItem(lastLearnerKey) === learner) return;
    for (const key of storedKeys(storage)) if (!key.startsWith(`${keptDrafts}${learner}:`)) storage.removeItem(key);
    storage.setItem(lastLearnerKey, learner);
  });
}

/** The learner who was last signed in here, for pages without a network connection. */
export function lastLearner(): string | null {
  return tryStorage("local", (storage) => storage.getItem(lastLearnerKey)) ?? null;
}

function storedKeys(storage: Storage): string[] {
  return Object.keys(storage).filter((key) => key.startsWith(keptDrafts));
}
