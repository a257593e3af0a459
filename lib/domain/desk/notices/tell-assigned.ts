import type { Database } from "../../../platform/db";
import { queueMail } from "../../../platform/mail";
import { readAccount, toRecipient } from "../../accounts";
import type { CallContext } from "../../call";
import type { Staff } from "../access/require-staff";
import { readNotices } from "./staff-notices";

type Assigned = { to: string | null; before: string | null; what: "conversation" | "grievance"; path: string };

/**
 * Queues a mail about something that somebody else assigned, in the caller's transaction, if the assignee wants mails
 * at once. Others get it with the morning's mail.
 */
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
