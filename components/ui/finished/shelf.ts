import { portal } from "@/lib/platform/portal";

declare module "@/lib/platform/portal" {
  interface Portal {
    /**
     * Finished HTML by its key, from React's rendering of the server components to its rendering of HTML. Both run in
     * this process, and the second has the key from the first with React's data, so neither needs to know for which
     * request it renders.
     */
    shelf?: Map<string, string>;
  }
}

/** The HTML that `shelve` has stored with this key; null in the browser. */
export function shelved(key: string): string | null {
  return portal.shelf?.get(key) ?? null;
}
