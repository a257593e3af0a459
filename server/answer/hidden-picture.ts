import { none, type Page, type Routed } from "../page.ts";

/**
 * The answer stage of a picture that its visitor has switched off: no bytes, so the browser shows the picture's words.
 * Not stored, because the same address is a picture again once they are switched on.
 */
export function hiddenPicture({ hidesPicture }: Pick<Routed, "hidesPicture">): Page | null {
  return hidesPicture ? { status: 204, headers: { "cache-control": "no-store" }, body: none } : null;
}
