import { type Database, write } from "../../../platform/db";
import { queueMail, toRecipient } from "../../../platform/mail";
import { readAccount } from "../../accounts";
import { type CallContext, doneWith, type Operations } from "../../call";
import { requireStaff, type Staff } from "../access/require-staff";
import { readNotices, saveNotices } from "./staff-notices";

/** The own choice about mails (rule: desk.notices). Every role may, so this checks the second factor only. */
export const noticeDesk: Pick<Operations<"desk">, "readNotices" | "saveNotices"> = {
  async readNotices(context) {
    const { accountId } = await requireStaff(context, "programmes");
    return {
      mails: (await readNotices(context.db, accountId)).mails,
      verified: context.learner?.emailVerified === true,
    };
  },

  async saveNotices(context, { mails }) {
    const { accountId } = await requireStaff(context, "programmes");
    await write(context.db, (db) => saveNotices(db, accountId, mails, context.now));
    return doneWith(context, "saved");
  },
};

type Assigned = { to: string | null; before: string | null; what: "conversation" | "grievance"; path: string };

/** Queues a mail about assigned work, in the caller's transaction, for who wants mails at once. */
export async function tellAssigned(
  db: Database,
  { settings, now }: Pick<CallContext, "settings" | "now">,
  by: Staff,
  assigned: Assigned,
): Promise<void> {
  const { to, before, what, path } = assigned;
  if (to === null || to === before || to === by.accountId) return;
  if ((await readNotices(db, to)).mails !== "now") return;
  const account = await readAccount(db, to);
  if (account.verified_email !== 1) return;
  await queueMail(
    db,
    { kind: "deskAssigned", values: { firstName: account.first_name, what, link: `${settings.portalUrl}${path}` } },
    toRecipient(account),
    now,
  );
}
