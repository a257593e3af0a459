import type { Database } from "../../platform/db";
import { queueMail, toRecipient } from "../../platform/mail";
import type { CallContext } from "../call";
import { issueMailToken } from "./mail-tokens";
import type { Account } from "./records";

/** Queues the mail that verifies the account's address, in the caller's transaction. */
export async function queueVerification(
  db: Database,
  { settings, now }: Pick<CallContext, "settings" | "now">,
  account: Account,
): Promise<void> {
  const token = await issueMailToken(db, account.id, "verifyEmail", now);
  const link = `${settings.portalUrl}/verify-email/${token}/${account.id}`;
  const values = { firstName: account.first_name, link };
  await queueMail(db, { kind: "verifyEmail", values }, toRecipient(account), now);
}
