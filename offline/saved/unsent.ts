import { keptDrafts } from "../../lib/contract/meta/hydrated-event";
import { type UnsentCall, unsentCalls, unsentLock } from "../../lib/contract/meta/unsent";
import { enqueue } from "../queue/queue";
import { queueStore } from "../queue/store";

/** Moves what forms could not send (unsent.ts) to the queue's end, without what an open page's form sends now. */
export async function takeUnsent(account: string): Promise<void> {
  for (const { name } of readUnsentCalls(account)) {
    if (!navigator.locks) await move(account, name);
    else
      await navigator.locks.request(unsentLock(name), { ifAvailable: true }, (lock) =>
        lock ? move(account, name) : undefined,
      );
  }
}

async function move(account: string, name: string): Promise<void> {
  const call = readUnsentCalls(account).find((each) => each.name === name);
  if (!call) return;
  const { draft, ...waiting } = call;
  // Stored twice for a moment rather than nowhere: its key makes it one.
  await enqueue(queueStore, waiting, "last");
  localStorage.setItem(unsentCalls, JSON.stringify(readCalls().filter(({ key }) => key !== call.key)));
  if (draft && call.text) dropDraft(draft, call.text);
}

/** What this account's forms could not send. */
export const readUnsentCalls = (account: string): UnsentCall[] =>
  readCalls().filter((call) => call.account === account);

function readCalls(): UnsentCall[] {
  try {
    return JSON.parse(localStorage.getItem(unsentCalls) ?? "[]") as UnsentCall[];
  } catch {
    return [];
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
