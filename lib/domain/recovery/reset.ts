import { type Database, write } from "../../platform/db";
import { queueMail } from "../../platform/mail";
import { closeAllSessions } from "../../platform/session";
import {
  type Account,
  checkMailToken,
  hashPassword,
  issueMailToken,
  knownDevice,
  readAccount,
  recipientOf,
  rememberDevice,
  requireGoodPassword,
  updateAccount,
  useMailToken,
} from "../accounts";
import type { CallContext } from "../call";
import { invalidateMailedLinks, type MailedLink } from "./records";

/**
 * Counted whether there is an account or not: the limit tells nothing either. A device that the account knows has mails of its own, so
 * that nobody uses up the owner's. Past the limit a link of the last hour still works (its time is the limit's), which the words say.
 */
export async function countResetMail(context: CallContext, email: string, account: Account | undefined): Promise<void> {
  const device = account && knownDevice(context, account);
  await context.limits.count("resetMail", device ? `${email} ${device}` : email, "resetMailsEnough");
}

export async function queueResetLink(db: Database, { settings, now }: CallContext, account: Account): Promise<void> {
  const token = await issueMailToken(db, account.id, "resetPassword", now);
  const link = `${settings.portalUrl}/reset-password-token/${token}/${account.id}`;
  await queueMail(db, { kind: "resetPassword", values: { firstName: account.first_name, link } }, recipientOf(account), now);
}

/**
 * Sets the password, ends every session, makes the other links that open the account worthless, and mails that it happened.
 * @throws CallError for a link that is not valid, or a password that is not allowed
 */
export async function setPassword(context: CallContext, link: MailedLink, password: string): Promise<void> {
  const { db, now } = context;
  const presented = { ...link, purpose: "resetPassword" } as const;
  // Before the costly hash: a made-up link is turned away cheaply (threats T24).
  const account = await readAccount(db, await checkMailToken(db, presented, now));
  await requireGoodPassword(context, password, account.username, "newPasswordTooShort");
  const passwordHash = await hashPassword(password);
  await write(db, async (transaction) => {
    await useMailToken(transaction, presented, now);
    await invalidateMailedLinks(transaction, account.id, ["resetPassword", "resumeLearning"], now);
    await updateAccount(transaction, account.id, { password_hash: passwordHash, updated_at: now.toISOString() });
    await closeAllSessions(transaction, account.id);
    await queueMail(transaction, { kind: "passwordChanged", values: { firstName: account.first_name } }, recipientOf(account), now);
  });
  // Wrong tries count for a password: with the new one everybody begins anew, and this device is known.
  await rememberDevice(context, { id: account.id, password_hash: passwordHash });
  await context.limits.forget("resetMail", account.username);
}
