import type { Database } from "../../platform/db";
import { mailedAccounts, queueMail, toRecipient } from "../../platform/mail";
import { type Areas, accountsIn, readAreas } from "../../platform/staff";
import { utc } from "../../platform/utc";
import type { CallContext } from "../call";

/** The staff are mailed at most once in this time about one conversation. */
const quietHours = 1;

/**
 * Queues a mail to everybody who answers this learner's messages, in the caller's transaction (rule: danger.urgent). It
 * names neither the learner nor the words, because other people may read the mailbox too.
 */
export async function mailStaffOfUrgent(
  db: Database,
  { settings, now }: Pick<CallContext, "settings" | "now">,
  accountId: string,
): Promise<void> {
  if (!(await claimMail(db, accountId, now))) return;
  for (const member of await staffFor(db, accountId)) {
    const values = { firstName: member.first_name, link: `${settings.portalUrl}/desk/messages/${accountId}` };
    await queueMail(db, { kind: "urgentMessage", values }, toRecipient(member), now);
  }
}

/**
 * Only one of two simultaneous messages claims the mail, because the second waits for the row that the first has
 * locked.
 */
async function claimMail(db: Database, accountId: string, now: Date): Promise<boolean> {
  await db
    .insertInto("conversations")
    .values({ account_id: accountId, read_at: null, assigned_to: null, closed_at: null })
    .onConflict((conflict) => conflict.column("account_id").doNothing())
    .execute();
  const claimed = await db
    .updateTable("conversations")
    .set({ urgent_mailed_at: now.toISOString() })
    .where("account_id", "=", accountId)
    .where(({ eb, or }) =>
      or([
        eb("urgent_mailed_at", "is", null),
        eb("urgent_mailed_at", "<=", utc(now).subtract(quietHours, "hours").toISOString()),
      ]),
    )
    .executeTakeFirst();
  return Number(claimed.numUpdatedRows) > 0;
}

/** The coordinators whose area includes the learner, and the administrators. */
async function staffFor(db: Database, accountId: string) {
  const staff = await mailedAccounts(db)
    .select("role")
    .where("role", "in", ["coordinator", "administrator"])
    .orderBy("username")
    .execute();
  const answering = [];
  for (const member of staff) {
    const areas: Areas =
      member.role === "administrator" ? { courses: null, states: null } : await readAreas(db, member.id);
    if (await accountsIn(db, areas).where("accounts.id", "=", accountId).executeTakeFirst()) answering.push(member);
  }
  return answering;
}
