import type { Selectable } from "kysely";
import { plainEmail } from "../../../contract/rules/email";
import { CallError } from "../../../platform/call-error";
import { type ClosedAccountsTable, type Database, write } from "../../../platform/db";
import { dateAndTime } from "../../../platform/i18n/dates";
import type { CallContext } from "../../call";
import { issueMailToken } from "../mail-tokens";
import type { Account } from "../records";
import { endWaysOfPassword, linksOfPassword } from "../ways-of-password";

/** A closed account can be taken back for some days (rule: settings.delete). Only its owner is told of it. */
export type ClosedAccount = {
  account: Account;
  /** Until when it can be kept at least. */
  until: string;
  /** The role at the desk that it had. */
  role: string;
};

/** The closed account with this address, however it is spelled, or with this id. */
export async function findClosedAccount(db: Database, by: { username: string } | { id: string }) {
  const query = db.selectFrom("closed_accounts").select(["account", "role", "deletes_at"]);
  const row = await ("id" in by
    ? query.where("account_id", "=", by.id)
    : query.where("username", "in", [by.username, plainEmail(by.username)])
  ).executeTakeFirst();
  return row && toClosedAccount(row);
}

type ClosedRow = Pick<Selectable<ClosedAccountsTable>, "account" | "role" | "deletes_at">;

export function toClosedAccount({ account, role, deletes_at }: ClosedRow): ClosedAccount {
  return { account: JSON.parse(account) as Account, role, until: deletes_at };
}

/**
 * Stores another password for a closed account, and ends what the earlier one opened, also among the links that are put
 * back when it is kept. @returns false when it is closed no more
 */
export async function setPasswordOfClosed(db: Database, id: string, password_hash: string): Promise<boolean> {
  const own = db.selectFrom("closed_accounts").select(["account", "kept"]).where("account_id", "=", id);
  const row = await own.executeTakeFirst();
  if (!row) return false;
  const kept = JSON.parse(row.kept) as { mail_tokens?: { purpose: string }[] };
  const links = kept.mail_tokens?.filter(({ purpose }) => !linksOfPassword.some((each) => each === purpose));
  const changed = await db
    .updateTable("closed_accounts")
    .set({
      account: JSON.stringify({ ...(JSON.parse(row.account) as Account), password_hash }),
      kept: JSON.stringify({ ...kept, mail_tokens: links }),
    })
    .where("account_id", "=", id)
    .executeTakeFirst();
  await endWaysOfPassword(db, id);
  return changed.numUpdatedRows > 0n;
}

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
