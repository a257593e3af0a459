import { CallError } from "../../../platform/call-error";
import { write } from "../../../platform/db";
import { dateAndTime } from "../../../platform/i18n/dates";
import type { CallContext } from "../../call";
import { issueMailToken } from "../mail-tokens";
import type { ClosedAccount } from "./closed-accounts";

/**
 * What a person is answered who has proven to own a closed account: it opens no session, and names the page on which
 * the account is kept or deleted now. The page works for an hour.
 */
export async function errorOfClosed(
  { db, now, language }: Pick<CallContext, "db" | "now" | "language">,
  { account, until }: ClosedAccount,
): Promise<CallError> {
  const token = await write(db, (transaction) => issueMailToken(transaction, account.id, "closedAccount", now));
  return new CallError("FORBIDDEN", "accountClosed", {
    values: { date: dateAndTime(until, language) },
    leadsTo: `/closed-account/${token}/${account.id}`,
  });
}
