import { portal } from "@/lib/platform/portal";

/** The HTML that `shelve` has stored with this key; null in the browser. */
export function shelved(key: string): string | null {
  return portal.shelf?.get(key) ?? null;
}
