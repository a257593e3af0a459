import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import PQueue from "p-queue";
import { plainPassword } from "../../../contract/rules/password";
import { CallError } from "../../../platform/call-error";
import { type Settings, settings } from "../../../platform/settings";

// Limits concurrent hashing: excess sign-ins queue instead of occupying every core (threats T24). Hashing runs outside
// of the main thread; one core stays free for it, and of Node's four worker threads one for compression and files.
const concurrency = Math.min(3, Math.max(1, availableParallelism() - 1));
const queue = new PQueue({ concurrency });
const longestQueue = 200;
/** Past its limit the portal refuses some for a while instead of being slow for all. Their form keeps its text. */
const longestWaitMs = 1000;
/** Moving means, in ms: how long a hash takes at present (`hashMs`), and with the pause before it (`turnMs`). */
const means = { hashMs: 0, turnMs: 0 };

/** Whether a hash would wait too long. `waiting`: before it; `eachMs`: how long one takes; `atOnce`: how many run. */
export function waitsTooLong(waiting: number, eachMs: number, atOnce: number = concurrency): boolean {
  return waiting >= longestQueue || (waiting * eachMs) / atOnce > longestWaitMs;
}

/** Runs a hash when it is its turn. @throws CallError SERVICE_UNAVAILABLE with the seconds until another try */
async function inHashingQueue<Result>(hash: () => Promise<Result>): Promise<Result> {
  // A slow machine refuses no test: there only the length of the queue counts.
  if (waitsTooLong(queue.size, settings().testsWithoutWaiting ? 0 : means.turnMs))
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
const clock: Clock = { pause: () => new Promise((resolve) => setTimeout(resolve, 1)), now: () => performance.now() };

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

// OWASP's parameters for argon2id (the library's default algorithm): 19 MiB, two passes, one lane.
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 } as const;
// The minimum that argon2 accepts, for tests only: hundreds of them create an account.
const costInTests = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/** The cost of hashing. `TESTS_WITHOUT_WAITING` makes it cheap; production does not start with it. */
export function hashingCost({
  testsWithoutWaiting,
}: Pick<Settings, "testsWithoutWaiting">): typeof cost | typeof costInTests {
  return testsWithoutWaiting ? costInTests : cost;
}

/** Hashes a password with argon2id and a random salt. @returns the encoded hash, with its parameters */
export function hashPassword(password: string): Promise<string> {
  return inHashingQueue(() => hash(plainPassword(password), hashingCost(settings())));
}

/** Stored for an account that signs in with Google or Facebook and has set no password: no password matches it. */
export const unusablePassword = "";

let dummy: Promise<string> | undefined;

/** Made once; again where it was refused because too many hashes were waiting. */
function dummyHash(): Promise<string> {
  dummy ??= hashPassword("an account that does not exist").catch((error) => {
    dummy = undefined;
    throw error;
  });
  return dummy;
}

/**
 * Compares a dummy hash when the account does not exist or has no password, so that the response time does not reveal
 * it (threats T9). Every login makes the dummy if there is none, so even the first answers take equally long. A hash of an
 * earlier release may be of the password as it was typed, so that is compared second.
 */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const unmatchable = await dummyHash();
  const compared = stored || unmatchable;
  for (const spelling of new Set([plainPassword(password), password]))
    if (await inHashingQueue(() => verify(compared, spelling))) return Boolean(stored);
  return false;
}
