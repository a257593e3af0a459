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
 * Lets somebody try a password (threats T10). Wrong ones count for the account together with whoever tries: the session or device that
 * has signed in before, else the source. So nobody's wrong passwords stop somebody else, and a new password begins anew everywhere
 * (docs/decisions/0035). @throws CallError TOO_MANY_REQUESTS
 */
export async function admitGuess(guesser: Guesser, username: string, account: Account | undefined): Promise<Attempt> {
  const { limits, address } = guesser;
  const trusted = account && trustedGuesser(guesser, account);
  if (trusted) return admitAttempt(limits, keyOf(username, account, trusted), { free, longestPauseSeconds: longestPauseSeconds.trusted });
  const attacked = await slowUnderAttack(limits, username, address);
  const patience = { free: attacked ? freeUnderAttack : free, longestPauseSeconds: longestPauseSeconds.stranger };
  const attempt = await admitAttempt(limits, keyOf(username, account, `source ${address}`), patience);
  return {
    ...attempt,
    failed: async () => {
      await Promise.all([attempt.failed(), limits.tally("guessesAtAccount", hashed(username)), limits.tally("guessesFromSource", address)]);
    },
  };
}

/** Who has shown the password here before: the open session of this very account, or its known device. */
function trustedGuesser(guesser: Guesser, account: Account): string | null {
  const device = knownDevice(guesser, account);
  if (device) return `device ${device}`;
  const own = guesser.learner?.accountId === account.id && guesser.learner.scope === "full";
  return own ? `session ${guesser.learner?.tokenHash}` : null;
}

/** Many wrong passwords from this source, or at this account from anywhere: strangers wait a moment and have fewer tries for free. */
async function slowUnderAttack(limits: Limits, username: string, address: string): Promise<boolean> {
  const [atAccount, fromSource] = await Promise.all([limits.soFar("guessesAtAccount", hashed(username)), limits.soFar("guessesFromSource", address)]);
  const attacked = fromSource >= paces.guessesFromSource.points;
  if (attacked) await new Promise((resolve) => setTimeout(resolve, longestDelayMs));
  return attacked || atAccount >= paces.guessesAtAccount.points;
}

/** Hashed: the counters hold no address of anybody. */
function keyOf(username: string, account: Account | undefined, guesser: string): string {
  return hashed(username, account?.password_hash ?? "", guesser);
}

function hashed(...parts: string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
