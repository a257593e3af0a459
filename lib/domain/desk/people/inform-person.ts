import type { ChangedField } from "../../../contract/desk/people";
import type { Database } from "../../../platform/db";
import { languageOrDefault } from "../../../platform/i18n/language";
import { translatorFor } from "../../../platform/i18n/messages";
import { type Mail, queueMail, toRecipient, withdrawMails } from "../../../platform/mail";
import { closeAllSessions } from "../../../platform/session";
import { type Account, queueVerification, readAccount, unusablePassword, updateAccount } from "../../accounts";
import type { CallContext } from "../../call";
import { openInvitation, queueInvitation } from "../../recovery";
import { unlinkIdentities } from "../../social";

/** Mails with a link that opens the account or verifies its address. */
const mailsWithKeys: Mail["kind"][] = [
  "verifyEmail",
  "resetPassword",
  "invitation",
  "resumeLearning",
  "reminder",
  "addressChanged",
  "emailChangeAsked",
  "emailChangeNotice",
  "emailChanged",
];

/**
 * Gives an account another address, in the caller's transaction. The password, sessions, linked sign-ins and links
 * mailed to the old address may belong to somebody other than the owner of the new address, so all of these end
 * (threats T18): the owner verifies the address and chooses a password.
 */
export async function moveToAddress(context: CallContext, account: Account, username: string): Promise<void> {
  const { db, now } = context;
  const isInvited = (await openInvitation(db, account.id)) !== null;
  await closeAllSessions(db, account.id);
  await unlinkIdentities(db, account.id);
  await endMailedLinks(db, account);
  const values = { firstName: account.first_name };
  await queueMail(db, { kind: "addressReplaced", values }, toRecipient(account), now);
  await updateAccount(db, account.id, {
    username,
    verified_email: 0,
    password_hash: unusablePassword,
    updated_at: now.toISOString(),
  });
  const moved = await readAccount(db, account.id);
  // An invited person verifies the address and chooses a password by accepting.
  if (isInvited) await queueInvitation(db, context, moved);
  else await queueVerification(db, context, moved, "addressChanged");
}

/** The links mailed to the old address. A guardian's link went to the guardian. */
async function endMailedLinks(db: Database, { id, username }: Account): Promise<void> {
  await db.deleteFrom("mail_tokens").where("account_id", "=", id).where("purpose", "<>", "guardianConsent").execute();
  await db.deleteFrom("email_changes").where("account_id", "=", id).execute();
  await withdrawMails(db, mailsWithKeys, { accountId: id, recipient: username });
}

/** Mails the person what was changed. A new address was mailed already. */
export async function informOfChange({ db, now }: CallContext, accountId: string, fields: ChangedField[]) {
  const other = fields.filter((field) => field !== "username");
  if (other.length === 0) return;
  const account = await readAccount(db, accountId);
  const t = translatorFor(languageOrDefault(account.language_preference), "mail");
  const changed = other.map((field) => t(`accountChanged.fields.${field}`)).join(", ");
  const values = { firstName: account.first_name, changed };
  await queueMail(db, { kind: "accountChanged", values }, toRecipient(account), now);
}
