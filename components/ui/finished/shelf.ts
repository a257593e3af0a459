import { currentRequest, portal, type RequestState } from "@/lib/platform/portal";

/** Finished HTML by its id. React's rendering of the server components stores it here for React's rendering of HTML; both run on the server. */
type Shelf = Map<string, string>;

declare module "@/lib/platform/portal" {
  interface RequestState {
    /** False for React's data alone, which a navigation without a page load asks for. */
    sendsDocument?: boolean;
    finished?: Shelf;
  }
  interface Portal {
    /** For pages that are rendered outside of a request, during a build. */
    shelf?: Shelf;
  }
}

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
}
