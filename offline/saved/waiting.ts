import { enqueue, type Rule, type Waiting } from "../queue/queue";
import { queueChannel, sendWaiting } from "../queue/send-waiting";
import { queueStore } from "../queue/store";
import { noteFlag } from "./stored";
import { takeUnsent } from "./unsent";

export type NewCall = Pick<Waiting, "name" | "method" | "path" | "body" | "text" | "about">;

export const asWaiting = (account: string, made: NewCall): Waiting => ({ ...made, account, key: crypto.randomUUID() });

type WithSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/** Keeps a call until it is sent, and tries to send it at once. */
export async function keepCall(account: string, rule: Rule, made: NewCall): Promise<void> {
  await enqueue(queueStore, asWaiting(account, made), rule);
  await sendSoon(account);
}

/** Sends what is kept: at once, and where it cannot be sent now, later. */
export async function sendSoon(account: string): Promise<void> {
  await noteFlag(account);
  // Where there is Background Sync, the calls go out even when the page is closed.
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration("/");
  await registration?.sync?.register("portal-queue").catch(() => undefined);
  sendNow(account);
}

/** Sends what waits, unless the browser knows that there is no connection. */
export function sendNow(account: string): void {
  if (account === "" || !navigator.onLine) return;
  takeUnsent(account)
    .then(() => sendWaiting(account))
    .then(() => noteFlag(account))
    .catch(() => undefined);
}

/** Calls `look` after any tab or the worker sent something. @param look gets how many calls the server has stored */
export function whenSent(look: (count: number) => void): void {
  if (typeof BroadcastChannel === "undefined") return;
  new BroadcastChannel(queueChannel).addEventListener("message", ({ data }) => look(Number(data)));
}
