import { portal } from "@/lib/platform/portal";

/** The HTML that `storeHtml` has stored with this key; null in the browser. */
export function storedHtml(key: string): string | null {
  return portal.storedHtml?.get(key) ?? null;
}
