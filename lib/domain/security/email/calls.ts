import { randomUUID } from "node:crypto";
import { isEmail, isSameMailbox, mailboxOf, plainEmail } from "../../../contract/rules/email";
import { CallError } from "../../../platform/call-error";
import { type Database, write } from "../../../platform/db";
import { translatorFor } from "../../../platform/i18n/messages";
import { queueMail, toRecipient, withdrawMails } from "../../../platform/mail";
import { closeAllSessions, type Learner, newToken, requireFullSession, tokenHash } from "../../../platform/session";
import {
  type Account,
  endMailTokens,
  endWaitingEmail,
  findAccountByUsername,
  findClosedAccount,
  findWaitingEmail,
  holdPassword,
  isAddressHeld,
  issueMailToken,
  noteEvent,
  provePassword,
  readAccount,
  unusablePassword,
  updateAccount,
} from "../../accounts";
import { type CallContext, doneWith, type Operations } from "../../call";
import { hasSecondFactor, withFreshCode } from "../../desk";
import { limitInvalidLinks } from "../../recovery";
import { reopen } from "../closing/reopen-account";
import { wrongCurrentPassword } from "../current-password";
import {
  type ChangeLink,
  type EmailChange,
  type FoundChange,
  findByLink,
  linksEnd,
  markChanged,
  markUndone,
} from "./records";

/** The calls of `security` that change the own email (rule: settings.email). */
export const emailCalls = {
  async changeEmail(context, given) {
    await askForChange(context, requireFullSession(context), given);
    const message = translatorFor(context.language, "answers")("emailChangeAsked", { email: given.email });
    return { status: true, message };
  },

  async readEmailChange(context) {
    const change = await findWaitingEmail(context.db, requireFullSession(context).accountId, context.now);
    return { success: true, waiting: change ? { email: change.new_address, until: change.ends_at } : null };
  },

  async stopEmailChange(context) {
    const { accountId } = requireFullSession(context);
    await write(context.db, (db) => endWaitingEmail(db, accountId));
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
} satisfies Partial<Operations<"security">>;

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

async function storeChange(db: Database, context: CallContext, learner: Learner, account: Account, email: string) {
  const { settings, now } = context;
  await holdPassword(db, account, wrongCurrentPassword);
  const owner = await findAccountByUsername(db, email);
  const isFree = !owner && !(await isAddressHeld(db, email, now.toISOString(), account.id));
  const toNew = isFree ? newToken() : null;
  const toOld = account.verified_email === 1 ? newToken() : null;
  await endWaitingEmail(db, account.id);
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
      session_hash: learner.tokenHash,
      asked_at: now.toISOString(),
      ends_at: linksEnd(now),
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

/** Links that were mailed to the address that the account had. */
const linksOfAddress = ["verifyEmail", "resetPassword", "resumeLearning", "recall"] as const;

/** The change of a mailed link. It changes nothing (threats T12). @throws CallError */
async function requireChange(db: Database, link: ChangeLink, now: Date): Promise<FoundChange> {
  const found = await findByLink(db, link, now);
  // While the account is closed only the old address may still undo: somebody else may have closed it.
  const isClosed = found?.side === "new" && (await findClosedAccount(db, { id: link.id })) !== undefined;
  if (!found || isClosed) throw new CallError("BAD_REQUEST", "linkInvalid");
  return found;
}

/**
 * Gives the account its new address by the link that was mailed there, which verifies it, and ends the sessions
 * elsewhere (rule: settings.email). Sent again, it is answered as done. @throws CallError for an invalid link, or an
 * address that has got an account meanwhile
 */
async function makeChange(context: CallContext, link: ChangeLink): Promise<void> {
  await write(context.db, async (db) => {
    const { change, side } = await requireChange(db, link, context.now);
    if (side === "old" || change.undone_at) throw new CallError("BAD_REQUEST", "linkInvalid");
    // The old address may have been verified since the change was asked for.
    const account = await readAccount(db, change.account_id);
    const { verified_email: old_verified } = account;
    const toOld = old_verified === 1 ? newToken() : null;
    const made = { old_verified, changed_hash: toOld && tokenHash(toOld) };
    if (!(await markChanged(db, change.id, made, context.now))) return;
    await requireFree(db, change, change.new_address, context.now);
    await moveTo(db, account, { username: change.new_address, verified_email: 1 }, context.now);
    await closeSessionsBut(db, account.id, change.session_hash);
    await noteEvent(db, "emailChanged", context.now, account.id);
    const undo = toOld && `${context.settings.portalUrl}/email-change/${toOld}/${account.id}`;
    const values = { firstName: account.first_name, link: undo };
    await queueMail(db, { kind: "emailChanged", values }, toRecipient(account), context.now);
  });
}

/**
 * Stops a change, or takes it back (rule: settings.email). By the link of the old address somebody else may have asked
 * for it with the password, so the password and everything that was linked since then end, and its owner chooses a new
 * one by a mailed link; an account that was closed meanwhile is open again. Sent again, it is answered as done. @throws CallError for an invalid link
 */
async function undoChange(context: CallContext, link: ChangeLink): Promise<void> {
  const { db: database, now, settings } = context;
  await write(database, async (db) => {
    const { change, side } = await requireChange(db, link, now);
    if (!(await markUndone(db, change, now))) return;
    await reopen(db, change.account_id, now);
    const wasMade = change.changed_at !== null;
    const account = await readAccount(db, change.account_id);
    if (wasMade) {
      await requireFree(db, change, change.old_address, now);
      const verified_email = side === "old" ? 1 : change.old_verified;
      await moveTo(db, account, { username: change.old_address, verified_email }, now);
    }
    if (wasMade || side === "old") await closeAllSessions(db, account.id);
    if (side === "old") await shutOut(db, change, now);
    await noteEvent(db, "emailChangeUndone", now, account.id);
    if (!wasMade && side === "new") return;
    const back = await readAccount(db, account.id);
    const key = side === "old" ? await issueMailToken(db, account.id, "resetPassword", now) : null;
    const next = key ? `reset-password-token/${key}/${account.id}` : "login";
    const values = { firstName: back.first_name, link: `${settings.portalUrl}/${next}`, choosesPassword: key !== null };
    await queueMail(db, { kind: "emailChangeUndone", values }, toRecipient(back), now);
  });
}

async function requireFree(db: Database, change: EmailChange, address: string, now: Date): Promise<void> {
  const owner = await findAccountByUsername(db, address);
  if (owner && owner.id !== change.account_id) throw new CallError("CONFLICT", "emailTaken");
  if (await isAddressHeld(db, address, now.toISOString(), change.account_id))
    throw new CallError("CONFLICT", "emailTaken");
}

/** Links and mails that open the account by its former address end (threats T11). */
async function moveTo(db: Database, account: Account, to: { username: string; verified_email: number }, now: Date) {
  await endMailTokens(db, account.id, ...linksOfAddress);
  await withdrawMails(db, [...linksOfAddress, "reminder"], { accountId: account.id, recipient: account.username });
  await updateAccount(db, account.id, { ...to, updated_at: now.toISOString() });
}

/** Ends what somebody who knew the password may have made since the change was asked for. */
async function shutOut(db: Database, change: EmailChange, now: Date): Promise<void> {
  await updateAccount(db, change.account_id, { password_hash: unusablePassword, updated_at: now.toISOString() });
  await db
    .deleteFrom("identities")
    .where("account_id", "=", change.account_id)
    .where("created_at", ">=", change.asked_at)
    .execute();
  await endMailTokens(db, change.account_id, ...linksOfAddress);
}

/** The session that asked for the change stays. */
async function closeSessionsBut(db: Database, accountId: string, kept: string): Promise<void> {
  await db.deleteFrom("sessions").where("account_id", "=", accountId).where("token_hash", "<>", kept).execute();
}
