import { randomUUID } from "node:crypto";
import { isEmail, isSameMailbox, mailboxOf, plainEmail } from "../../../contract/rules/email";
import { CallError } from "../../../platform/call-error";
import { type Database, write } from "../../../platform/db";
import { translatorFor } from "../../../platform/i18n/messages";
import { queueMail, toRecipient } from "../../../platform/mail";
import { type Learner, newToken, requireFullSession, tokenHash } from "../../../platform/session";
import { type Account, findAccountByUsername, holdPassword, isAddressHeld, provePassword } from "../../accounts";
import { type CallContext, doneWith, type Operations } from "../../call";
import { hasSecondFactor, withFreshCode } from "../../desk";
import { limitInvalidLinks } from "../../recovery";
import { wrongCurrentPassword } from "../current-password";
import { endWaiting, findWaiting, linksEnd } from "./records";
import { makeChange, requireChange, undoChange } from "./use-link";

type EmailCalls =
  | "changeEmail"
  | "readEmailChange"
  | "stopEmailChange"
  | "readEmailLink"
  | "confirmEmailChange"
  | "undoEmailChange";

/** The calls of `security` that change the own email (rule: settings.email). */
export const emailCalls: Pick<Operations<"security">, EmailCalls> = {
  async changeEmail(context, given) {
    await askForChange(context, requireFullSession(context), given);
    const message = translatorFor(context.language, "answers")("emailChangeAsked", { email: given.email });
    return { status: true, message };
  },

  async readEmailChange(context) {
    const change = await findWaiting(context.db, requireFullSession(context).accountId, context.now);
    return { success: true, waiting: change ? { email: change.new_address, until: change.ends_at } : null };
  },

  async stopEmailChange(context) {
    const { accountId } = requireFullSession(context);
    await write(context.db, (db) => endWaiting(db, accountId));
    return doneWith(context, "emailChangeStopped");
  },

  async readEmailLink(context, link) {
    const { change, side } = await limitInvalidLinks(context, () => requireChange(context.db, link, context.now));
    const state = change.undone_at ? "undone" : change.changed_at ? "changed" : "waiting";
    // The mailbox of the old address may be a stranger's, who is not told the new one.
    return { success: true, state, side, email: side === "new" ? change.new_address : "", until: change.ends_at };
  },

  async confirmEmailChange(context, link) {
    await limitInvalidLinks(context, () => makeChange(context, link));
    return doneWith(context, "emailChanged");
  },

  async undoEmailChange(context, link) {
    await limitInvalidLinks(context, () => undoChange(context, link));
    return doneWith(context, "emailChangeUndone");
  },
};

type Given = { email: string; password: string; code?: string };

/**
 * Asks for another email (rule: settings.email): a link goes to the new address and a notice to the old one, and the
 * account stays as it is until the link is used. The answer and the account are the same where the new address has an
 * account already (threats T9). @throws CallError for a wrong password or code, or an address that cannot be one's own
 */
async function askForChange(context: CallContext, learner: Learner, given: Given): Promise<void> {
  if (!isEmail(given.email)) throw new CallError("BAD_REQUEST", "emailInvalid");
  const email = plainEmail(given.email);
  const account = await provePassword(context, learner.username, given.password, wrongCurrentPassword);
  if (email === account.username) throw new CallError("BAD_REQUEST", "emailSame");
  // A guardian consents for somebody else, so one mailbox cannot be both (rule: registration.one-mailbox).
  if (account.guardian_email && isSameMailbox(email, account.guardian_email))
    throw new CallError("BAD_REQUEST", "emailIsGuardians");
  const needsCode = learner.role !== "learner" && (await hasSecondFactor(context.db, learner.accountId));
  if (needsCode && !given.code) throw new CallError("BAD_REQUEST", "emailNeedsCode");
  await context.limits.count("emailChange", account.id);
  await context.limits.count("emailChangeMailbox", mailboxOf(email));
  const store = (db: Database) => storeChange(db, context, learner, account, email);
  await (needsCode ? withFreshCode(context, learner, given.code ?? "", store) : write(context.db, store));
}

async function storeChange(
  db: Database,
  { settings, now }: CallContext,
  learner: Learner,
  account: Account,
  email: string,
): Promise<void> {
  await holdPassword(db, account, wrongCurrentPassword);
  const owner = await findAccountByUsername(db, email);
  const isFree = !owner && !(await isAddressHeld(db, email, now.toISOString(), account.id));
  const toNew = isFree ? newToken() : null;
  const toOld = account.verified_email === 1 ? newToken() : null;
  await endWaiting(db, account.id);
  await db
    .insertInto("email_changes")
    .values({
      id: randomUUID(),
      account_id: account.id,
      old_address: account.username,
      old_verified: account.verified_email,
      new_address: email,
      new_hash: toNew && tokenHash(toNew),
      old_hash: toOld && tokenHash(toOld),
      changed_hash: null,
      session_hash: learner.tokenHash,
      asked_at: now.toISOString(),
      ends_at: linksEnd(now),
      changed_at: null,
      undone_at: null,
    })
    .execute();
  const linkOf = (token: string) => `${settings.portalUrl}/email-change/${token}/${account.id}`;
  const own = toRecipient(account);
  const { first_name: firstName } = account;
  // Without an account: in the copy of one's own data the mails to a free and to a taken address must not differ.
  const to = { ...(owner ? toRecipient(owner) : own), accountId: null, address: email };
  if (toNew) await queueMail(db, { kind: "emailChangeAsked", values: { firstName, link: linkOf(toNew) } }, to, now);
  else await queueMail(db, { kind: "emailTaken", values: { link: `${settings.portalUrl}/login` } }, to, now);
  const notice = { firstName, link: toOld && linkOf(toOld) };
  await queueMail(db, { kind: "emailChangeNotice", values: notice }, own, now);
}
