import type { AsyncLocalStorage } from "node:async_hooks";

/** Finished HTML by its id, on its way from React's rendering of the server components to its rendering of HTML, both on the server. */
type Shelf = Map<string, string>;

type Holder = {
  /** Opened by scripts/serve.mjs for each request. `sendsDocument` is false for React's data alone, which a navigation without a page load asks for. */
  portalAnswers?: AsyncLocalStorage<{ sendsDocument?: boolean; finished?: Shelf }>;
  /** For pages that are rendered outside of a request, during a build. */
  portalShelf?: Shelf;
};
const holder = globalThis as Holder;

/** @returns whether the HTML pass of this rendering finds it there; false where there is no such pass */
export function shelve(id: string, html: string): boolean {
  if (!sendsDocument()) return false;
  shelfOf(holder.portalAnswers?.getStore() ?? null).set(id, html);
  return true;
}

/**
 * Whether this rendering is of a document, and not of React's data alone. A running portal that does not know for which request it renders here does not
 * know the HTML pass either: the HTML then goes with React's data.
 */
export function sendsDocument(): boolean {
  if (!holder.portalAnswers) return true;
  return holder.portalAnswers.getStore()?.sendsDocument === true;
}

export function shelved(id: string): string | null {
  return shelfOf(holder.portalAnswers?.getStore() ?? null).get(id) ?? null;
}

function shelfOf(answer: { finished?: Shelf } | null): Shelf {
  if (answer) {
    answer.finished ??= new Map();
    return answer.finished;
  }
  holder.portalShelf ??= new Map();
  return holder.portalShelf;
}
