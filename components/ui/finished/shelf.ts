import { portal } from "@/lib/platform/portal";

declare module "@/lib/platform/portal" {
  interface Portal {
    /**
     * Finished HTML by its key, from React's rendering of the server components to its rendering of HTML. Both run in this process, and the second has the key
     * from the first with React's data, so neither needs to know for which request it renders.
     */
    shelf?: Map<string, string>;
  }
}

<<<<<<< HEAD
/** @returns whether the HTML pass of this rendering finds it there; false where there is no such pass */
export function shelve(id: string, html: string): boolean {
  if (!sendsDocument()) return false;
  findShelf(currentRequest()).set(id, html);
  return true;
}

/**
 * Whether a document is rendered, not only React's data. When a running portal does not know which request this rendering is for, it cannot pass the HTML on
 * either, so the HTML is then sent with React's data.
 */
export function sendsDocument(): boolean {
  if (!portal.requests) return true;
  return currentRequest()?.sendsDocument === true;
}

export function shelved(id: string): string | null {
  return findShelf(currentRequest()).get(id) ?? null;
}

function findShelf(request: RequestState | undefined): Shelf {
  if (request) {
    request.finished ??= new Map();
    return request.finished;
  }
  portal.shelf ??= new Map();
  return portal.shelf;
=======
/** The HTML that `shelve` has stored with this key; null in the browser. */
export function shelved(key: string): string | null {
  return portal.shelf?.get(key) ?? null;
>>>>>>> e2
}
