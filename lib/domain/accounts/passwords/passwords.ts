import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import PQueue from "p-queue";
import { CallError } from "../../../platform/call-error";
import { type Settings, settings } from "../../../platform/settings";

// OWASP's parameters for argon2id (the library's default algorithm): 19 MiB, two passes, one lane.
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 } as const;
// The minimum that argon2 accepts, for tests only: hundreds of them create an account.
const costInTests = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/**
 * The cost parameters of hashing. `TESTS_WITHOUT_WAITING` makes it cheap; a portal in production does not start with
 * it.
 */
export function hashingCost({
  testsWithoutWaiting,
}: Pick<Settings, "testsWithoutWaiting">): typeof cost | typeof costInTests {
  return testsWithoutWaiting ? costInTests : cost;
}

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
/** How long a hash takes at present, with the other work of the machine: a moving mean. */
let hashMs = 0;

/** Whether a hash that is asked for now would wait too long. */
export function waitsTooLong(waiting: number, eachMs: number, atOnce: number = concurrency): boolean {
  return waiting >= longestQueue || (waiting * eachMs) / atOnce > longestWaitMs;
}

function inQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waitsTooLong(queue.size, hashMs)) throw new CallError("SERVICE_UNAVAILABLE", "busy", { retryAfterSeconds: 5 });
  return queue.add(async () => {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      hashMs += (performance.now() - begun - hashMs) / 8;
    }
  });
}

/** Hashes a password with argon2id and a random salt. @returns the encoded hash, with its parameters */
export function hashPassword(password: string): Promise<string> {
  return inQueue(() => hash(password, hashingCost(settings())));
}

/** Stored for an account that signs in with Google or Facebook and has set no password: no password matches it. */
export const unusablePassword = "";

let dummy: Promise<string> | undefined;

/**
 * Compares a dummy hash when the account does not exist or has no password, so that the response time does not reveal
 * it (threats T9).
 */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword("an account that does not exist");
  const against = stored || (await dummy);
  const matches = await inQueue(() => verify(against, password));
  return matches && Boolean(stored);
}
