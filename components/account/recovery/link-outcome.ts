import { readCallError } from "@/lib/api/call-error";

/** The outcome of a mailed link: not opened yet, done, rejected with a message, or no answer. */
export type LinkOutcome =
  | { state: "waiting" }
  | { state: "done" | "rejected" | "offline"; message: string; key?: string };

export const waiting: LinkOutcome = { state: "waiting" };

/** An error answered by the portal contains a message; without an answer, the connection is assumed to be lost. */
export function failedOutcome(error: unknown, offline: string): LinkOutcome {
  const failed = readCallError(error);
  if (failed?.message && failed.status < 500) return { state: "rejected", message: failed.message, key: failed.key };
  console.error("The portal did not answer.");
  return { state: "offline", message: offline };
}
