/** What came of a mailed link: not opened yet, done, refused in the portal's words, or nobody answered. */
export type LinkOutcome = { state: "waiting" } | { state: "done" | "refused" | "offline"; message: string; key?: string };

export const waiting: LinkOutcome = { state: "waiting" };

/** A refusal of the portal says why; anything else is the network. */
export function outcomeBehind(error: unknown, offline: string): LinkOutcome {
  const { status, message, data } = error as { status?: number; message?: string; data?: { key?: string } };
  const answered = status !== undefined && status < 500 && message;
  if (!answered) console.error("The portal did not answer.");
  return answered ? { state: "refused", message, key: data?.key } : { state: "offline", message: offline };
}
