import { CallError } from "../../platform/call-error";
import { type Learner, passwordProvenAt } from "../../platform/session";
import { type Account, provePassword, readAccount } from "../accounts";
import type { CallContext } from "../call";

const freshForMs = 10 * 60 * 1000;

/** A wrong current password is not a lost session: 401 would send a signed-in user to the login page. */
export const wrongCurrentPassword = { code: "BAD_REQUEST", key: "currentPasswordWrong" } as const;

/**
 * Requires the current password, so that a person with an unlocked phone cannot take over the account
 * (rule: settings.password). The documented call sends none; it works with a bearer token whose session was opened by
 * password in the last ten minutes (rule: settings.password). @returns the account with the password that was current
 * @throws CallError
 */
export async function requireCurrentPassword(
  context: CallContext,
  learner: Learner,
  given: string | undefined,
): Promise<Account> {
  if (given) return provePassword(context, learner.username, given, wrongCurrentPassword);
  const provenAt = context.carriedBy === "bearer" ? await passwordProvenAt(context.db, learner) : null;
  if (!provenAt || context.now.getTime() - Date.parse(provenAt) >= freshForMs)
    throw new CallError("BAD_REQUEST", "currentPasswordNeeded");
  return readAccount(context.db, learner.accountId);
}
