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
