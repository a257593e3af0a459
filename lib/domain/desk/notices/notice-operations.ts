import { type Database, write } from "../../../platform/db";
import { queueMail, toRecipient } from "../../../platform/mail";
import { readAccount } from "../../accounts";
import { type CallContext, doneWith } from "../../call";
import { forStaff, type Staff } from "../access/require-staff";

/** The own choice about mails (rule: desk.notices). */
export const noticeDesk = forStaff<"readNotices" | "saveNotices">("own", {
  async readNotices(context, { accountId }) {
    return {
      mails: (await readNotices(context.db, accountId)).mails,
      verified: context.learner?.emailVerified === true,
    };
  },

  async saveNotices(context, { accountId }, { mails }) {
    // A mail at once is only about work from now on: earlier work was in a morning's mail.
    const values = { mails, told_until: context.now.toISOString() };
    await write(context.db, (db) =>
      db
        .insertInto("staff_notices")
        .values({ account_id: accountId, ...values })
        .onConflict((conflict) => conflict.column("account_id").doUpdateSet(values))
        .execute(),
    );
    return doneWith(context, "saved");
  },
});

/** Queues a mail about assigned work, in the caller's transaction, for who wants mails at once. */
export async function tellAssigned(
  db: Database,
  { settings, now }: Pick<CallContext, "settings" | "now">,
  by: Staff,
  assigned: { to: string | null; before: string | null; what: "conversation" | "grievance"; path: string },
): Promise<void> {
  const { to, before, what, path } = assigned;
  if (to === null || to === before || to === by.accountId) return;
  if ((await readNotices(db, to)).mails !== "now") return;
  const account = await readAccount(db, to);
  if (account.verified_email !== 1) return;
  const values = { firstName: account.first_name, what, link: `${settings.portalUrl}${path}` };
  await queueMail(db, { kind: "deskAssigned", values }, toRecipient(account), now);
}

/** The choice; who has chosen nothing gets a mail every morning on which something waits. */
export async function readNotices(db: Database, accountId: string) {
  const row = await db.selectFrom("staff_notices").selectAll().where("account_id", "=", accountId).executeTakeFirst();
  return row ?? { mails: "digest" as const, digest_day: "", told_until: "" };
}

/** Stores the day of the morning's mail. @returns true for only one of several processes */
export async function claimDigest(db: Database, accountId: string, day: string, now: Date): Promise<boolean> {
  await db
    .insertInto("staff_notices")
    .values({ account_id: accountId, mails: "digest", told_until: now.toISOString() })
    .onConflict((conflict) => conflict.column("account_id").doNothing())
    .execute();
  const claimed = await db
    .updateTable("staff_notices")
    .set({ digest_day: day })
    .where("account_id", "=", accountId)
    .where("mails", "=", "digest")
    .where("digest_day", "<", day)
    .executeTakeFirst();
  return Number(claimed.numUpdatedRows) === 1;
}

/** Stores the time up to which all work has been mailed. @returns true for only one of several processes */
export async function claimTelling(db: Database, accountId: string, from: string, until: string): Promise<boolean> {
  const claimed = await db
    .updateTable("staff_notices")
    .set({ told_until: until })
    .where("account_id", "=", accountId)
    .where("mails", "=", "now")
    .where("told_until", "=", from)
    .executeTakeFirst();
  return Number(claimed.numUpdatedRows) === 1;
}
