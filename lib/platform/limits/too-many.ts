import { type AnswerKey, Refusal } from "../call-error";

/** The refusal of somebody who must wait. */
export function tooMany(waitMs: number, words: AnswerKey = "tooManyTries"): Refusal {
  return new Refusal("TOO_MANY_REQUESTS", words, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}
