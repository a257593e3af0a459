import { createHash } from "node:crypto";
import { CallError } from "../../../platform/call-error";
import type { Database } from "../../../platform/db";
import { type Attempt, admitAttempt, type Limits, longestDelayMs, paces } from "../../../platform/limits";
import type { CallContext } from "../../call";
import { errorOfClosed, findClosedAccount } from "../closed/closed-accounts";
import { type Account, findAccountByUsername } from "../records";
import { knownDevice, type Proven } from "./known-device";
import { passwordMatches } from "./passwords";

const free = 8;
const freeUnderAttack = 3;
const longestPauseSeconds = { trusted: 60, stranger: 900 };

type Guesser = Pick<CallContext, "limits" | "learner" | "device" | "settings" | "address">;

/**
 * Admits an attempt to give a password (threats T10). Failures are counted per account and source, where the source is
 * the open session, a device that has signed in before, or the network address. So another person's failures never lock
 * out the owner, and a new password resets every counter (docs/decisions/0035). @throws CallError TOO_MANY_REQUESTS
 */
async function admitGuess(guesser: Guesser, username: string, account: Account | undefined): Promise<Attempt> {
  const { limits, address } = guesser;
  const trusted = account && trustedGuesser(guesser, account);
  // A new password has new counters.
  const counter = (source: string) => hashed(username, account?.password_hash ?? "", source);
  if (trusted)
    return admitAttempt(limits, counter(trusted), { free, longestPauseSeconds: longestPauseSeconds.trusted });
  const attacked = await slowUnderAttack(limits, username, address);
  const patience = { free: attacked ? freeUnderAttack : free, longestPauseSeconds: longestPauseSeconds.stranger };
  const attempt = await admitAttempt(limits, counter(`source ${address}`), patience);
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

/** A source that proved the password before: a session of this account, or its device. Null for others. */
function trustedGuesser(guesser: Guesser, account: Account): string | null {
  const device = knownDevice(guesser, account);
  if (device) return `device ${device}`;
  const own = guesser.learner?.accountId === account.id && guesser.learner.scope === "full";
  return own ? `session ${guesser.learner?.tokenHash}` : null;
}

/** Whether this address or account sees many wrong passwords: unknown sources wait then and try less often. */
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
function hashed(...parts: string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

type Wrong = { code: "UNAUTHORIZED" | "BAD_REQUEST"; key: "signInFailed" | "currentPasswordWrong" };
const signInFailed: Wrong = { code: "UNAUTHORIZED", key: "signInFailed" };

/**
 * The only place where a user proves a password: sign-in, password change, account deletion. Guesses are limited here
 * (threats T10), and an unknown address takes as long and gets the same error as a wrong password (threats T9).
 * The owner of a closed account learns here that it is closed (rule: settings.delete). @returns the account @throws
 * CallError
 */
export async function provePassword(
  context: CallContext,
  username: string,
  password: string,
  wrong = signInFailed,
): Promise<Account> {
  const open = await findAccountByUsername(context.db, username);
  const closed = open ? undefined : await findClosedAccount(context.db, { username });
  const account = open ?? closed?.account;
  const guess = await admitGuess(context, username, account);
  const matches = await passwordMatches(account?.password_hash, password).catch(async (error: unknown) => {
    // The password was not checked, so a full queue does not count as a failed guess.
    await guess.cancelled();
    throw error;
  });
  if (!matches || !account) {
    await guess.failed();
    throw new CallError(wrong.code, wrong.key);
  }
  await guess.succeeded();
  if (closed) throw await errorOfClosed(context, closed);
  return account;
}

/** Holds a proven password until the transaction ends. @throws CallError where it was changed meanwhile */
export async function holdPassword(db: Database, { id, password_hash }: Proven, wrong = signInFailed): Promise<void> {
  const held = await db
    .updateTable("accounts")
    .set({ password_hash })
    .where("id", "=", id)
    .where("password_hash", "=", password_hash)
    .executeTakeFirst();
  if (Number(held.numUpdatedRows) !== 1) throw new CallError(wrong.code, wrong.key);
}
