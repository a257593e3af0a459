import type { PageChange } from "../../contract/meta/answer";
import { portal } from "../../platform/portal";
import { announceChangedPages } from "./page-status";

// Pages that show what visitors write are rendered per request and their responses stored
// (server/answer/response-cache.ts). A call that changes such a page drops the stored responses of this process; a
// listener can pass the change on to other processes.

type Listener = (change: PageChange) => void | Promise<void>;

declare module "../../platform/portal" {
  interface Portal {
    /** Drops the responses that this process has stored. Set by server/start.ts. */
    dropResponses?: () => void;
    pageChangeListeners?: Set<Listener>;
  }
}
portal.pageChangeListeners ??= new Set();
const listeners = portal.pageChangeListeners;

/**
 * After a call that declares in the contract what it changes: no response from before it is sent once the call has been
 * answered. Waits for the listeners.
 */
export async function announcePageChange(change: PageChange): Promise<void> {
  announceChangedPages();
  await Promise.all([...listeners].map((listener) => listener(change)));
}

/** Drops all stored pages of this process, for a change that another process has made. Stored files stay. */
export function dropResponses(): void {
  portal.dropResponses?.();
}

/**
 * Calls the listener with each change that a call of this process makes, before that call is answered. @returns how to
 * stop it
 */
export function onPageChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
