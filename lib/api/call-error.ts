/** A call's error. `key` is the message key in the namespace `answers`; without a text the message is empty. */
export type FailedCall = {
  status: number;
  message: string;
  key?: string;
  retryAfterSeconds?: number;
  /** The path of the page on which the caller can go on. */
  leadsTo?: string;
};

/**
 * The error response in an error of the API client, in the browser and on the server. Null when there was no response
 * of the portal: a lost connection, a redirect, a fault in the code. It reads the fields instead of the class, so that
 * a page need not load the client for it.
 */
export function readCallError(error: unknown): FailedCall | null {
  const { status, code, message, data } = Object(error) as Record<string, unknown>;
  if (typeof status !== "number" || typeof code !== "string") return null;
  const { key, retryAfterSeconds, leadsTo } = Object(data) as Record<string, unknown>;
  return {
    status,
    // Without a text in the response, the client uses the error's code as message, which visitors should not see.
    message: typeof message === "string" && message !== code ? message : "",
    ...(typeof key === "string" && { key }),
    ...(typeof retryAfterSeconds === "number" && { retryAfterSeconds }),
    ...(typeof leadsTo === "string" && { leadsTo }),
  };
}

/** The answer of a call; null where the call fails with this status. */
export async function nullOn<Answer>(status: number, answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (readCallError(error)?.status === status) return null;
    throw error;
  }
}
