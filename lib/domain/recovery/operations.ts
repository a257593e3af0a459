import { mailboxOf } from "../../contract/rules/email";
import { forgotRules, newPasswordRule, repeatedPasswordRules } from "../../contract/rules/sign-in";
import { CallError } from "../../platform/call-error";
import { type Database, write } from "../../platform/db";
import { languageOrDefault } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";
import { queueMail, toRecipient } from "../../platform/mail";
import { closeAllSessions, closeSession, openSession, renewSession, tokenHash } from "../../platform/session";
import {
  type Account,
  checkMailToken,
  consumeMailToken,
  findAccountByUsername,
  findClosedAccount,
  hashPassword,
  isMailToken,
  issueMailToken,
  knownDevice,
  queueVerification,
  readAccount,
  rememberDevice,
  requireGoodPassword,
  setPasswordOfClosed,
  signedIn,
  updateAccount,
} from "../accounts";
import { type CallContext, doneWith, type Operations, requireRules, requireUsername } from "../call";
import { isMinor, recordDecisions } from "../privacy";
import { invitationCalls, limitInvalidLinks, openInvitation, queueInvitation } from "./invitation";

/** The calls of `recovery`, mostly made by mailed links: verification, password reset, mailings, resuming a course. */
export const recovery: Operations<"recovery"> = {
  async verifyEmail(context, { token, id }) {
    await limitInvalidLinks(context, () => verifyAddress(context, { token, accountId: id }));
    return { icon: "check", ...doneWith(context, "emailVerified") };
  },

  async resendVerification(context, { username }) {
    const account = await readAccount(context.db, requireUsername(context, username).accountId);
    if (account.verified_email === 1) return doneWith(context, "emailVerified");
    await context.limits.count("verifyMail", mailboxOf(account.username));
    await write(context.db, (db) => queueVerification(db, context, account));
    return doneWith(context, "verifyMailSent");
  },

  async sendResetLink(context, { email }) {
    requireRules(context, forgotRules, { email });
    await context.limits.pace("resetRequests", context.address);
    await withMinimumTime(async () => {
      // Who has forgotten the password of a closed account can keep it with a new one.
      const account =
        (await findAccountByUsername(context.db, email)) ??
        (await findClosedAccount(context.db, { username: email }))?.account;
      await countResetMail(context, email, account);
      // An invited person has not consented and must not get in by a password: mail the invitation again.
      const invited = account && (await openInvitation(context.db, account.id)) !== null;
      if (account)
        await write(context.db, async (db) => {
          if (invited) await queueInvitation(db, context, account);
          else await queueResetLink(db, context, account);
        });
    });
    return doneWith(context, "resetLinkSent");
  },

  async resetPassword(context, { token, id, password1, password2 }) {
    requireRules(context, repeatedPasswordRules, { password1, password2 });
    await limitInvalidLinks(context, () => setPassword(context, { token, accountId: id }, password1));
    return doneWith(context, "passwordReset");
  },

  ...invitationCalls,

  async unsubscribe(context, link) {
    await changeMailings(context, link, false);
    return { message: translatorFor(context.language, "answers")("unsubscribed") };
  },

  async resubscribe(context, link) {
    await changeMailings(context, link, true);
    return { message: translatorFor(context.language, "answers")("subscribed") };
  },

  async loginByToken(context, { token }) {
    const { account, session, shared } = await limitInvalidLinks(context, () => openLearningSession(context, token));
    return {
      status: true,
      ...signedIn(account, session),
      language_preference: languageOrDefault(account.language_preference),
      ...(shared && { shared_device: true }),
    };
  },
};

/**
 * Opens the session of a mailed link, which is limited to learning (threats T13). A caller with a full session of the
 * same account keeps it under a new token (threats T14). @throws CallError for an invalid link
 */
function openLearningSession(context: CallContext, token: string) {
  return write(context.db, async (db) => {
    const accountId = await consumeMailToken(db, { token, purpose: "resumeLearning" }, context.now);
    await noteComeback(db, token, context.now);
    const account = await readAccount(db, accountId);
    const own = context.learner?.accountId === accountId ? context.learner : null;
    const renewed = own?.scope === "full" ? await renewSession(db, own) : null;
    if (renewed) return { account, session: renewed.token, shared: renewed.shared };
    if (own) await closeSession(db, own);
    const session = await openSession(db, accountId, context.userAgent, context.now, "learning");
    return { account, session, shared: false };
  });
}

/**
 * Changes the consent to mailings by a mailing's link (rule: unsubscribe.screen), which can be used repeatedly and
 * changes nothing else in its account (threats T30). It is the same setting as the box in the settings, and each change
 * is stored as a decision. @throws CallError for an invalid link
 */
async function changeMailings(context: CallContext, link: { token: string; id: string }, given: boolean) {
  const { db, now, content, language } = context;
  const presented = { token: link.token, accountId: link.id, purpose: "unsubscribe" } as const;
  // The link of a mail about answers stops these mails alone (rule: comments.answers).
  const ofAnswers = { ...presented, purpose: "stopAnswers" } as const;
  const time = now.toISOString();
  await limitInvalidLinks(context, () =>
    write(db, async (transaction) => {
      if (await isMailToken(transaction, ofAnswers, now)) return noteAnswers(transaction, link.id, given ? null : time);
      const accountId = await checkMailToken(transaction, presented, now);
      const before = await readAccount(transaction, accountId);
      if (given === (before.mailings_stopped_at === null)) return;
      if (given && isMinor(before)) throw new CallError("FORBIDDEN", "consentsFromEighteen");
      await updateAccount(transaction, accountId, { mailings_stopped_at: given ? null : time, updated_at: time });
      await noteUnsubscribed(transaction, link.token, given ? null : time);
      await recordDecisions(
        transaction,
        accountId,
        [{ purpose: "mailings", given, noticeVersion: content.privacyNotice.version, language }],
        now,
      );
    }),
  );
}

/** Verifies the address; the link opens again too (rule: verify-email.screen). @throws CallError for a bad link */
function verifyAddress({ db, now }: CallContext, link: MailedLink): Promise<void> {
  return write(db, async (transaction) => {
    if (await isVerifiedBy(transaction, link)) return;
    const accountId = await consumeMailToken(transaction, { ...link, purpose: "verifyEmail" }, now);
    await updateAccount(transaction, accountId, { verified_email: 1, updated_at: now.toISOString() });
  });
}

/** In milliseconds; much longer than the slowest of the paths whose durations must be indistinguishable. */
export const minimumTimeMs = 250;

/** Runs `work` and answers no earlier than `minimumTimeMs`: time reveals no account (rule: forgot.uniform, T9). */
async function withMinimumTime(work: () => Promise<void>): Promise<void> {
  const pause = new Promise((resolve) => setTimeout(resolve, minimumTimeMs));
  const [outcome] = await Promise.allSettled([work(), pause]);
  if (outcome.status === "rejected") throw outcome.reason;
}

/**
 * Counts a reset mail whether or not the account exists, so that the limit reveals nothing. A known device has a limit
 * of its own, so that strangers cannot use up the owner's. Past the limit a link of the last hour still works, which
 * the message states. @throws CallError TOO_MANY_REQUESTS
 */
async function countResetMail(context: CallContext, email: string, account: Account | undefined): Promise<void> {
  const device = account && knownDevice(context, account);
  const mailbox = mailboxOf(email);
  await context.limits.count("resetMail", device ? `${mailbox} ${device}` : mailbox, "resetMailsEnough");
}

async function queueResetLink(db: Database, { settings, now }: CallContext, account: Account): Promise<void> {
  const token = await issueMailToken(db, account.id, "resetPassword", now);
  const link = `${settings.portalUrl}/reset-password-token/${token}/${account.id}`;
  const values = { firstName: account.first_name, link };
  await queueMail(db, { kind: "resetPassword", values }, toRecipient(account), now);
}

/**
 * Sets the password, which ends the other links that open the account, ends every session, and queues a mail about it,
 * in one transaction (rule: reset.rules). @throws CallError for an invalid link or an unacceptable password
 */
async function setPassword(context: CallContext, link: MailedLink, password: string): Promise<void> {
  const { db, now } = context;
  const presented = { ...link, purpose: "resetPassword" } as const;
  // The link is checked before the expensive hash, so that an invalid link costs little (threats T24).
  const id = await checkMailToken(db, presented, now);
  const closed = await findClosedAccount(db, { id });
  const account = closed?.account ?? (await readAccount(db, id));
  requireRules(context, [newPasswordRule(context.settings.passwordMinLength)], { password1: password });
  await requireGoodPassword(context, password, account.username);
  const passwordHash = await hashPassword(password);
  await write(db, async (transaction) => {
    await consumeMailToken(transaction, presented, now);
    const isStored = closed
      ? await setPasswordOfClosed(transaction, id, passwordHash)
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

type MailedLink = { token: string; accountId: string };

/** Whether this link belongs to an account whose address is verified. */
async function isVerifiedBy(db: Database, link: MailedLink): Promise<boolean> {
  const row = await db
    .selectFrom("mail_tokens")
    .innerJoin("accounts", "accounts.id", "mail_tokens.account_id")
    .select("accounts.id")
    .where("mail_tokens.token_hash", "=", tokenHash(link.token))
    .where("mail_tokens.purpose", "=", "verifyEmail")
    .where("mail_tokens.account_id", "=", link.accountId)
    .where("accounts.verified_email", "=", 1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that a reminder's reader opened the course by its link, not by another mail's. */
async function noteComeback(db: Database, token: string, now: Date): Promise<void> {
  await db
    .updateTable("mailing_recipients")
    .set({ came_back_at: now.toISOString() })
    .where("token_hash", "=", tokenHash(token))
    .execute();
}

/** Records that the reader of a reminder has unsubscribed by its link, or subscribed again. */
async function noteUnsubscribed(db: Database, token: string, time: string | null): Promise<void> {
  await db
    .updateTable("mailing_recipients")
    .set({ unsubscribed_at: time })
    .where("unsubscribe_hash", "=", tokenHash(token))
    .execute();
}

/** Stops the mails about answers to comments in every discussion, or takes them up again. */
async function noteAnswers(db: Database, accountId: string, time: string | null): Promise<void> {
  await db.updateTable("comment_followers").set({ stopped_at: time }).where("account_id", "=", accountId).execute();
}
