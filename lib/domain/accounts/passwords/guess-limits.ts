import { createHash } from "node:crypto";
import { type Attempt, admitAttempt, type Limits, longestDelayMs, paces } from "../../../platform/limits";
import type { CallContext } from "../../call";
import type { Account } from "../records";
import { knownDevice } from "./known-device";

const free = 8;
const freeUnderAttack = 3;
const longestPauseSeconds = { trusted: 60, stranger: 900 };

type Guesser = Pick<CallContext, "limits" | "learner" | "device" | "settings" | "address">;

/**
 * Admits an attempt to give a password (threats T10). Failures are counted per account and source, where the source is
 * the open session, a device that has signed in before, or the network address. So another person's failures never lock
 * out the owner, and a new password resets every counter (docs/decisions/0035). @throws CallError TOO_MANY_REQUESTS
 */
export async function admitGuess(guesser: Guesser, username: string, account: Account | undefined): Promise<Attempt> {
  const { limits, address } = guesser;
  const trusted = account && trustedGuesser(guesser, account);
  if (trusted)
    return admitAttempt(limits, counterKey(username, account, trusted), {
      free,
      longestPauseSeconds: longestPauseSeconds.trusted,
    });
  const attacked = await slowUnderAttack(limits, username, address);
  const patience = { free: attacked ? freeUnderAttack : free, longestPauseSeconds: longestPauseSeconds.stranger };
  const attempt = await admitAttempt(limits, counterKey(username, account, `source ${address}`), patience);
  return {
    ...attempt,
    failed: async () => {
      await Promise.all([
        attempt.failed(),
        limits.tally("guessesAtAccount", hashed(username)),
        limits.tally("guessesFromSource", address),
      ]);
    },
  };
}

/**
 * Identifies a source that has already proved the password: an open session of this account, or its known device. Null
 * for everyone else.
 */
function trustedGuesser(guesser: Guesser, account: Account): string | null {
  const device = knownDevice(guesser, account);
  if (device) return `device ${device}`;
  const own = guesser.learner?.accountId === account.id && guesser.learner.scope === "full";
  return own ? `session ${guesser.learner?.tokenHash}` : null;
}

/**
 * Whether this network address, or this account from anywhere, sees many wrong passwords: unknown sources then wait
 * briefly and get fewer free attempts.
 */
async function slowUnderAttack(limits: Limits, username: string, address: string): Promise<boolean> {
  const [atAccount, fromSource] = await Promise.all([
    limits.soFar("guessesAtAccount", hashed(username)),
    limits.soFar("guessesFromSource", address),
  ]);
  const attacked = fromSource >= paces.guessesFromSource.points;
  if (attacked) await new Promise((resolve) => setTimeout(resolve, longestDelayMs));
  return attacked || atAccount >= paces.guessesAtAccount.points;
}

/** Hashed, so that the counters contain no e-mail address. */
function counterKey(username: string, account: Account | undefined, guesser: string): string {
  return hashed(username, account?.password_hash ?? "", guesser);
}

function hashed(...parts: string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
