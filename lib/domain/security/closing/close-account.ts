import { randomUUID } from "node:crypto";
import type { Database } from "../../../platform/db";
import { queueMail, toRecipient } from "../../../platform/mail";
import type { Account } from "../../accounts";
import type { CallContext } from "../../call";
import { takeRows } from "./kept-rows";

/** The days for which a closed account can be kept. */
const graceDays = 7;

/**
 * Closes an account: from now on it is like a deleted one for everybody, and its rows wait in one place until its owner
 * takes it back or the days are over (rule: settings.delete). A role at the desk ends for good. @returns until when it
 * can be kept
 */
export async function closeAccount(
  db: Database,
  { now, settings }: Pick<CallContext, "now" | "settings">,
  account: Account,
): Promise<string> {
  const deletesAt = new Date(now.getTime() + graceDays * 86_400_000).toISOString();
  const kept = await takeRows(db, { accountId: account.id, username: account.username }, now);
  await db
    .insertInto("closed_accounts")
    .values({
      account_id: account.id,
      username: account.username,
      account: JSON.stringify({ ...account, role: "learner" } satisfies Account),
      kept: JSON.stringify(kept),
      role: account.role,
      closed_at: now.toISOString(),
      deletes_at: deletesAt,
    })
    .execute();
  await noteEvent(db, "accountClosed", now);
  const values = { firstName: account.first_name, until: deletesAt, link: `${settings.portalUrl}/login` };
  await queueMail(db, { kind: "accountClosed", values }, { ...toRecipient(account), accountId: null }, now);
  return deletesAt;
}

/** Without the account: the event says only that it happened. */
export async function noteEvent(db: Database, kind: string, now: Date): Promise<void> {
  const event = { id: randomUUID(), account_id: null, kind, happened_at: now.toISOString() };
  await db.insertInto("audit_events").values(event).execute();
}
