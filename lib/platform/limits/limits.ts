import { CallError, type MessageKey } from "../call-error";
import type { LimitName, PaceName } from "./rules";

export type Name = LimitName | PaceName;

export type Limits = {
  /** Counts one event. @throws CallError TOO_MANY_REQUESTS, with the message of `key`, when there were too many */
  count: (name: LimitName, key: string, words?: MessageKey) => Promise<void>;
  /** @throws CallError TOO_MANY_REQUESTS when there were too many; counts nothing */
  check: (name: LimitName, key: string) => Promise<void>;
  forget: (name: Name, key: string) => Promise<void>;
  /** Counts one event, or takes one back. @returns how many there are now; never throws for the count */
  tally: (name: Name, key: string, change?: 1 | -1) => Promise<number>;
  soFar: (name: Name, key: string) => Promise<number>;
  /** Acquires a lock for a limited time. @returns null when it was free, else the milliseconds until it is free */
  occupy: (name: LimitName, key: string, seconds: number) => Promise<number | null>;
  /** Counts one event and delays requests above the rate: a flood is slowed, no request is rejected. */
  pace: (name: PaceName, key: string) => Promise<void>;
  close: () => void;
};

/** The error for a caller who must wait. */
export function tooMany(waitMs: number, words: MessageKey = "tooManyTries"): CallError {
  return new CallError("TOO_MANY_REQUESTS", words, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

const firstPauseSeconds = 15;

/** How many failures are free, and how long the pause after each further one may grow. */
type Patience = { free: number; longestPauseSeconds: number };
/** An allowed attempt. The caller reports its result. */
export type Attempt = { succeeded: () => Promise<void>; failed: () => Promise<void>; cancelled: () => Promise<void> };

/**
 * Lets an attempt through, or returns how long to wait. After `free` failures each further one doubles the pause before
 * the next. An attempt counts before its result is known, so that concurrent attempts cannot exceed the limit; a
 * rejected attempt does not count.
 * @throws CallError TOO_MANY_REQUESTS
 */
export async function admitAttempt(
  limits: Limits,
  key: string,
  { free, longestPauseSeconds }: Patience,
): Promise<Attempt> {
  await limits.check("guessPause", key);
  const number = await limits.tally("guesses", key);
  const pauseSeconds = Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** Math.max(0, number - free));
  const pause = () => limits.occupy("guessPause", key, pauseSeconds);
  const takeBack = async () => void (await limits.tally("guesses", key, -1));
  const waitMs = number > free ? await pause() : null;
  if (waitMs !== null) {
    await takeBack();
    throw tooMany(waitMs);
  }
  return {
    succeeded: async () => void (await Promise.all([limits.forget("guesses", key), limits.forget("guessPause", key)])),
    failed: async () => void (number === free && (await pause())),
    cancelled: takeBack,
  };
}
