import { CallError, type MessageKey } from "../call-error";

/** The error for a caller who must wait. */
export function tooMany(waitMs: number, words: MessageKey = "tooManyTries"): CallError {
  return new CallError("TOO_MANY_REQUESTS", words, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}
