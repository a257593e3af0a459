import { keptDrafts } from "../../lib/contract/meta/hydrated-event";
import { type UnsentCall, unsentCalls } from "../../lib/contract/meta/unsent";
import { enqueue } from "../queue/queue";
import { queueStore } from "../queue/store";

/** Moves what forms could not send (components/forms/drafts/unsent.ts) to the end of the queue. */
export async function takeUnsent(account: string): Promise<void> {
  for (let call = takeFirst(account); call; call = takeFirst(account)) {
    const { draft, ...waiting } = call;
    await enqueue(queueStore, waiting, "last");
    if (draft && call.text) dropDraft(draft, call.text);
  }
}

/** Taken at once, so that of two tabs one gets it. */
function takeFirst(account: string): UnsentCall | null {
  try {
    const calls = JSON.parse(localStorage.getItem(unsentCalls) ?? "[]") as UnsentCall[];
    const index = calls.findIndex((call) => call.account === account);
    const [found] = index < 0 ? [] : calls.splice(index, 1);
    if (found) localStorage.setItem(unsentCalls, JSON.stringify(calls));
    return found ?? null;
  } catch {
    return null;
  }
}

/** A draft of these words would otherwise come back in its form, and be sent once more. */
function dropDraft(name: string, text: string): void {
  for (const key of Object.keys(localStorage)) {
    const isThis = key.startsWith(keptDrafts) && key.endsWith(`:${name}`);
    if (isThis && localStorage.getItem(key)?.includes(JSON.stringify(text))) localStorage.removeItem(key);
  }
}

export function dropUnsent(): void {
  try {
    localStorage.removeItem(unsentCalls);
  } catch {
    // Blocked storage has nothing in it.
  }
}
