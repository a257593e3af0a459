import { hash, verify } from "@node-rs/argon2";
import PQueue from "p-queue";
import { CallError } from "../../../platform/call-error";

// OWASP's parameters for argon2id (the library's default algorithm): 19 MiB, two passes, one lane.
const parameters = { memoryCost: 19456, timeCost: 2, parallelism: 1 } as const;

// Limits concurrent hashing: excess sign-ins queue instead of occupying every core (threats T24).
const queue = new PQueue({ concurrency: 4 });
const longestQueue = 200;

function inQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.size >= longestQueue) throw new CallError("SERVICE_UNAVAILABLE", "busy", { retryAfterSeconds: 5 });
  return queue.add(work);
}

/** Hashes a password with argon2id and a random salt. @returns the encoded hash, with its parameters */
export function hashPassword(password: string): Promise<string> {
  return inQueue(() => hash(password, parameters));
}

/** Stored for an account that signs in with Google or Facebook and has set no password: no password matches it. */
export const unusablePassword = "";

let dummy: Promise<string> | undefined;

/** Compares a dummy hash when the account does not exist or has no password, so that the response time does not reveal it (threats T9). */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword("an account that does not exist");
  const against = stored || (await dummy);
  const matches = await inQueue(() => verify(against, password));
  return matches && Boolean(stored);
}
