import { hash, verify } from "@node-rs/argon2";
import { plainPassword } from "../../../contract/rules/password";
import { type Settings, settings } from "../../../platform/settings";
import { inHashingQueue } from "./hashing-queue";

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
