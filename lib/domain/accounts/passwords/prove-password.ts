import { CallError } from "../../../platform/call-error";
import type { Database } from "../../../platform/db";
import type { CallContext } from "../../call";
import { findClosedAccount } from "../closed/closed-accounts";
import { errorOfClosed } from "../closed/lead-to-closed";
import { type Account, findAccountByUsername } from "../records";
import { admitGuess } from "./guess-limits";
import { passwordMatches } from "./passwords";

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

/**
 * Holds a proven password until the caller's transaction ends: proving takes longer than a transaction may, and the
 * password may have been changed meanwhile. @throws CallError where it was
 */
export async function holdPassword(
  db: Database,
  { id, password_hash }: Pick<Account, "id" | "password_hash">,
  wrong = signInFailed,
): Promise<void> {
  const held = await db
    .updateTable("accounts")
    .set({ password_hash })
    .where("id", "=", id)
    .where("password_hash", "=", password_hash)
    .executeTakeFirst();
  if (Number(held.numUpdatedRows) !== 1) throw new CallError(wrong.code, wrong.key);
}
