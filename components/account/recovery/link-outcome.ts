import { readCallError } from "@/lib/api/call-error";

/** What came of a mailed link: not opened yet, done, refused in the portal's words, or nobody answered. */
export type LinkOutcome = { state: "waiting" } | { state: "done" | "refused" | "offline"; message: string; key?: string };

export const waiting: LinkOutcome = { state: "waiting" };

/** A refusal of the portal says why; anything else is the network. */
export function failedOutcome(error: unknown, offline: string): LinkOutcome {
  const failed = readCallError(error);
  if (failed?.message && failed.status < 500) return { state: "refused", message: failed.message, key: failed.key };
  console.error("The portal did not answer.");
  return { state: "offline", message: offline };
}
