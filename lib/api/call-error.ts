/** A call's error. `key` is the message key in the namespace `answers`; without a text the message is empty. */
export type FailedCall = {
  status: number;
  message: string;
  key?: string;
  retryAfterSeconds?: number;
  /** The path of the page on which the caller can go on. */
  leadsTo?: string;
};

type Details = Pick<FailedCall, "key" | "retryAfterSeconds" | "leadsTo">;

/**
 * The error response in an error of the API client, in the browser and on the server. Null when there was no response
 * of the portal: a lost connection, a redirect, a fault in the code. It reads the fields instead of the class, so that
 * a page need not load the client for it.
 */
export function readCallError(error: unknown): FailedCall | null {
  if (typeof error !== "object" || error === null) return null;
  const { status, code, message, data } = error as {
    status?: unknown;
    code?: unknown;
    message?: unknown;
    data?: unknown;
  };
  if (typeof status !== "number" || typeof code !== "string") return null;
  const details: Record<string, unknown> = typeof data === "object" && data !== null ? { ...data } : {};
  // Without a text in the response, the client uses the error's code as message, which visitors should not see.
  const text = typeof message === "string" && message !== code ? message : "";
  return { status, message: text, ...readDetails(details) };
}

function readDetails({ key, retryAfterSeconds, leadsTo }: Record<string, unknown>): Details {
  return {
    ...(typeof key === "string" && { key }),
    ...(typeof retryAfterSeconds === "number" && { retryAfterSeconds }),
    ...(typeof leadsTo === "string" && { leadsTo }),
  };
}
