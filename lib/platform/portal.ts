import type { AsyncLocalStorage } from "node:async_hooks";

/**
 * The state that a process of the portal has once. Next bundles a module several times, and the server in front of Next
 * loads it once more: these copies share only this object. The file that owns a field declares it, with `declare
 * module`.
 */
export interface Portal {
  /** The request that is being answered, in a running portal. Not set during a build, by scripts and in the browser. */
  requests?: AsyncLocalStorage<RequestState>;
}

/** The state of one request while it is handled. */
export interface RequestState {
  requestId?: string;
}

const holder = globalThis as { portalProcess?: Portal };
holder.portalProcess ??= {};

export const portal: Portal = holder.portalProcess;

/** Undefined outside of a request of a running portal. */
export function currentRequest(): RequestState | undefined {
  return portal.requests?.getStore();
}
