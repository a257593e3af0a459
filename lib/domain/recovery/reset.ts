import { mailboxOf } from "../../contract/rules/email";
import { newPasswordRule } from "../../contract/rules/sign-in";
import { CallError } from "../../platform/call-error";
import { type Database, write } from "../../platform/db";
import { queueMail, toRecipient } from "../../platform/mail";
import { closeAllSessions } from "../../platform/session";
import {
  type Account,
  checkMailToken,
  findClosedAccount,
  hashPassword,
  issueMailToken,
  knownDevice,
  readAccount,
  rememberDevice,
  requireGoodPassword,
  setPasswordOfClosed,
  updateAccount,
  useMailToken,
} from "../accounts";
import { type CallContext, requireRules } from "../call";
import { invalidateMailedLinks, type MailedLink } from "./records";

/**
 * Counts a reset mail whether or not the account exists, so that the limit reveals nothing. A known device has a limit
 * of its own, so that strangers cannot use up the owner's. Past the limit a link of the last hour still works, which
 * the message states. @throws CallError TOO_MANY_REQUESTS
 */
export async function countResetMail(context: CallContext, email: string, account: Account | undefined): Promise<void> {
  const device = account && knownDevice(context, account);
  const mailbox = mailboxOf(email);
  await context.limits.count("resetMail", device ? `${mailbox} ${device}` : mailbox, "resetMailsEnough");
}

export async function queueResetLink(db: Database, { settings, now }: CallContext, account: Account): Promise<void> {
  const token = await issueMailToken(db, account.id, "resetPassword", now);
  const link = `${settings.portalUrl}/reset-password-token/${token}/${account.id}`;
  const values = { firstName: account.first_name, link };
  await queueMail(db, { kind: "resetPassword", values }, toRecipient(account), now);
}

/**
 * Sets the password, ends every session, invalidates the other links that open the account, and queues a mail about it,
 * in one transaction (rule: reset.rules). @throws CallError for an invalid link or an unacceptable password
 */
export async function setPassword(context: CallContext, link: MailedLink, password: string): Promise<void> {
  const { db, now } = context;
  const presented = { ...link, purpose: "resetPassword" } as const;
  // Checked before the expensive hash, so that invalid links cost little (threats T24).
  const id = await checkMailToken(db, presented, now);
  const closed = await findClosedAccount(db, { id });
  const account = closed?.account ?? (await readAccount(db, id));
  requireRules(context, [newPasswordRule(context.settings.passwordMinLength)], { password1: password });
  await requireGoodPassword(context, password, account.username);
  const passwordHash = await hashPassword(password);
  await write(db, async (transaction) => {
    await useMailToken(transaction, presented, now);
    await invalidateMailedLinks(transaction, account.id, ["resetPassword", "resumeLearning"], now);
    const isStored = closed
      ? await setPasswordOfClosed(transaction, closed, passwordHash)
      : await updateAccount(transaction, id, { password_hash: passwordHash, updated_at: now.toISOString() });
    // It was closed, kept or deleted while the password was hashed.
    if (!isStored) throw new CallError("BAD_REQUEST", "linkInvalid");
    await closeAllSessions(transaction, account.id);
    const values = { firstName: account.first_name };
    await queueMail(transaction, { kind: "passwordChanged", values }, toRecipient(account), now);
  });
  // The counters of failures depend on the password's hash, so they start again; this device is known from now on.
  await rememberDevice(context, { id: account.id, password_hash: passwordHash });
  await context.limits.forget("resetMail", mailboxOf(account.username));
}
