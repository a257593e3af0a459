import { createHash } from "node:crypto";
import { CallError } from "../../platform/call-error";

/** A digest of what a form shows. The form sends it back when it is saved. */
export const versionOf = (shown: object): string =>
  createHash("sha256").update(JSON.stringify(shown)).digest("base64url");

/**
 * A form overwrites nothing that its author has not seen (rule: desk.saved-since). A form that is sent again after a
 * lost response finds its own values and passes.
 * @throws CallError CONFLICT if `stored` is neither what the form showed nor what it sends; each is a version
 */
export function requireSeen(stored: string, given: string, shown: string): void {
  if (shown !== "" && stored !== shown && stored !== given) throw new CallError("CONFLICT", "savedSince");
}
