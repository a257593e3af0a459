import { type Flushed, flush } from "./queue";
import { sendCall } from "./send";
import { queueStore } from "./store";

/** The lock that one tab, or the worker, holds while it sends. */
const lock = "portal-queue";
/** Tells every tab that something was sent or refused. */
export const queueChannel = "portal-queue";

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  // Without locks two tabs may send the same call; the server runs it once.
  return navigator.locks ? navigator.locks.request(lock, work) : work();
}

/** Sends what waits of an account, once in all tabs and the worker. */
export async function sendWaiting(account: string): Promise<Flushed> {
  const flushed = await inTurn(() => flush(queueStore, sendCall, account));
  tellSent(flushed.sent.length);
  return flushed;
}

/** Has every page look again at what is stored, and tells it how many calls the server has stored now. */
export function tellSent(count = 0): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(queueChannel);
  channel.postMessage(count);
  channel.close();
}
