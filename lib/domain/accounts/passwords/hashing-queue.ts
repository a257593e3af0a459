import { availableParallelism } from "node:os";
import PQueue from "p-queue";
import { CallError } from "../../../platform/call-error";

// Limits concurrent hashing: excess sign-ins queue instead of occupying every core (threats T24). Hashing runs outside
// of the main thread; one core stays free for it, and of Node's four worker threads one for compression and files.
const concurrency = Math.min(3, Math.max(1, availableParallelism() - 1));
const queue = new PQueue({ concurrency });
const longestQueue = 200;
/**
 * Whoever would wait longer is told to come again, while what was typed stays in the form: past its limit the portal
 * refuses some, instead of being slow for all.
 */
const longestWaitMs = 1000;
/** Moving means, in ms: how long a hash takes at present (`hashMs`), and with the pause before it (`turnMs`). */
const means = { hashMs: 0, turnMs: 0 };

/**
 * Whether a new hash would wait too long. `waiting`: how many hashes are before it in the queue; `eachMs`: how long one
 * takes with its pause; `atOnce`: how many run at the same time.
 */
export function waitsTooLong(waiting: number, eachMs: number, atOnce: number = concurrency): boolean {
  return waiting >= longestQueue || (waiting * eachMs) / atOnce > longestWaitMs;
}

/**
 * Runs a hash when it is its turn. @throws CallError SERVICE_UNAVAILABLE, with the seconds after which to come again,
 * where it would wait too long
 */
export async function inHashingQueue<Result>(hash: () => Promise<Result>): Promise<Result> {
  if (waitsTooLong(queue.size, means.turnMs))
    throw new CallError("SERVICE_UNAVAILABLE", "busy", { retryAfterSeconds: 5 });
  return queue.add(async () => {
    const began = performance.now();
    await untilIdle(means.hashMs / 2);
    const paused = performance.now();
    try {
      return await hash();
    } finally {
      const ended = performance.now();
      means.hashMs += (ended - paused - means.hashMs) / 8;
      means.turnMs += (ended - began - means.turnMs) / 8;
    }
  });
}

/** A pause of one millisecond ends within this where the thread that answers has nothing else to do. */
const idleWithinMs = 3;

type Clock = { pause: () => Promise<void>; now: () => number };
const clock: Clock = {
  pause: () => new Promise((resolve) => setTimeout(resolve, 1)),
  now: () => performance.now(),
};

/**
 * Pages first: where the threads share a core, a hash that is computed takes half of it from the thread that answers.
 * Waits until that thread has nothing to do, at most about half as long as a hash takes, so that a busy core still
 * hashes. It pauses between its looks: looking all the time would itself keep the core busy.
 */
export async function untilIdle(longestMs: number, { pause, now }: Clock = clock): Promise<void> {
  const began = now();
  for (let before = began; before - began < longestMs; before = now()) {
    await pause();
    if (now() - before < idleWithinMs) return;
  }
}
