import type { AsyncLocalStorage } from "node:async_hooks";

/** Finished HTML by its id. React's rendering of the server components stores it here for React's rendering of HTML; both run on the server. */
type Shelf = Map<string, string>;

type Holder = {
  /** Opened by scripts/serve.mjs for each request. `sendsDocument` is false for a navigation without a page load, which only requests React's data. */
  portalAnswers?: AsyncLocalStorage<{ sendsDocument?: boolean; finished?: Shelf }>;
  /** For pages that are rendered outside of a request, during a build. */
  portalShelf?: Shelf;
};
const holder = globalThis as Holder;

/** @returns whether the HTML pass of this rendering finds it there; false where there is no such pass */
export function shelve(id: string, html: string): boolean {
  if (!sendsDocument()) return false;
  findShelf(holder.portalAnswers?.getStore() ?? null).set(id, html);
  return true;
}

/**
 * Whether a document is rendered, not only React's data. When a running portal does not know which request this rendering is for, it cannot pass the HTML on
 * either, so the HTML is then sent with React's data.
 */
export function sendsDocument(): boolean {
  if (!holder.portalAnswers) return true;
  return holder.portalAnswers.getStore()?.sendsDocument === true;
}

export function shelved(id: string): string | null {
  return findShelf(holder.portalAnswers?.getStore() ?? null).get(id) ?? null;
}

function findShelf(answer: { finished?: Shelf } | null): Shelf {
  if (answer) {
    answer.finished ??= new Map();
    return answer.finished;
  }
  holder.portalShelf ??= new Map();
  return holder.portalShelf;
}
