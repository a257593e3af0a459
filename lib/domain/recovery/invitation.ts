import type { StaffRole } from "../../contract/desk/access";
import { invitationRules } from "../../contract/rules/invitation";
import { CallError } from "../../platform/call-error";
import { type Database, write } from "../../platform/db";
import { queueMail, toRecipient } from "../../platform/mail";
import { openSession } from "../../platform/session";
import {
  type Account,
  checkMailToken,
  consumeMailToken,
  endMailTokens,
  hashPassword,
  isMailToken,
  issueMailToken,
  readAccount,
  rememberDevice,
  requireGoodPassword,
  signedIn,
  updateAccount,
} from "../accounts";
import { type CallContext, doneWith, type Operations, requireRules } from "../call";
import { recordDecisions, toDecisions } from "../privacy";
import { acceptStaffInvitation, findStaffInvitation } from "./staff-invitation";

type MailContext = Pick<CallContext, "content" | "settings" | "now">;

/**
 * Marks a new account as invited and queues its mail, in the caller's transaction (rule: registration.invited). The
 * account has neither password nor consent, so nobody can sign in with it before the person has accepted.
 */
export async function invite(
  db: Database,
  context: MailContext,
  account: Account,
  { courseId, uploadId }: { courseId: string; uploadId: string },
): Promise<void> {
  const invitation = {
    account_id: account.id,
    upload_id: uploadId,
    course_id: courseId,
    invited_at: context.now.toISOString(),
  };
  await db.insertInto("invitations").values(invitation).execute();
  await queueInvitation(db, context, account);
}

/** Queues the mail of an open invitation and ends its earlier links. @returns false without an open invitation */
export async function queueInvitation(
  db: Database,
  { content, settings, now }: MailContext,
  account: Account,
): Promise<boolean> {
  const courseId = await openInvitation(db, account.id);
  if (courseId === null) return false;
  await endMailTokens(db, account.id, "invitation");
  const token = await issueMailToken(db, account.id, "invitation", now);
  const to = toRecipient(account);
  const values = {
    firstName: account.first_name,
    courseName: content.courseById.get(courseId)?.name[to.language] ?? courseId,
    link: `${settings.portalUrl}/invitation/${token}/${account.id}?language=${to.language}`,
  };
  await queueMail(db, { kind: "invitation", values }, to, now);
  return true;
}

/** The course of an account's open invitation; null without one. */
export async function openInvitation(db: Database, accountId: string): Promise<string | null> {
  const open = db
    .selectFrom("invitations")
    .select("course_id")
    .where("account_id", "=", accountId)
    .where("accepted_at", "is", null);
  return (await open.executeTakeFirst())?.course_id ?? null;
}

/** Records that the person has accepted. @returns false without an open invitation */
export async function closeInvitation(db: Database, accountId: string, now: Date): Promise<boolean> {
  const closing = db
    .updateTable("invitations")
    .set({ accepted_at: now.toISOString() })
    .where("account_id", "=", accountId)
    .where("accepted_at", "is", null);
  return Number((await closing.executeTakeFirst()).numUpdatedRows) === 1;
}

/** The calls of the invitation's link. Opening the link changes nothing (threats T12). */
export const invitationCalls: Pick<Operations<"recovery">, "readInvitation" | "acceptInvitation"> = {
  async readInvitation(context, { token, id }) {
    const open = await limitInvalidLinks(context, () => readOpen(context, { token, accountId: id }));
    const course =
      open.courseId && (context.content.courseById.get(open.courseId)?.name[context.language] ?? open.courseId);
    return { success: true, firstName: open.account.first_name, course: course ?? "", role: open.role };
  },

  async acceptInvitation(context, { token, id, password1, password2, ...boxes }) {
    const { db, now, content, language, settings } = context;
    const link = { token, accountId: id };
    // The link is checked before the expensive hash, so that an invalid link costs little (threats T24).
    const { account, courseId, role } = await limitInvalidLinks(context, () => readOpen(context, link));
    const consent_account = boxes.consent_account === true || boxes.consent_account === "yes" ? "yes" : "";
    requireRules(context, invitationRules(settings.passwordMinLength), { password1, password2, consent_account });
    await requireGoodPassword(context, password1, account.username);
    const passwordHash = await hashPassword(password1);
    const session = await write(db, async (transaction) => {
      await consumeMailToken(transaction, { ...link, purpose: role ? "staffInvitation" : "invitation" }, now);
      // Who accepts a role has accepted: an open invitation to a course would end in the account's deletion.
      const isInvited = await closeInvitation(transaction, account.id, now);
      const isAccepted = role ? await acceptStaffInvitation(transaction, account.id, now) : isInvited;
      if (!isAccepted) throw new CallError("BAD_REQUEST", "linkInvalid");
      // The link was mailed to this address, so opening it verifies the address.
      await updateAccount(transaction, account.id, {
        password_hash: passwordHash,
        verified_email: 1,
        updated_at: now.toISOString(),
      });
      const shown = { minor: false, noticeVersion: content.privacyNotice.version, language };
      await recordDecisions(
        transaction,
        account.id,
        toDecisions(boxes as Parameters<typeof toDecisions>[0], shown),
        now,
      );
      return openSession(transaction, account.id, context.userAgent, now, "full", true);
    });
    await rememberDevice(context, { id: account.id, password_hash: passwordHash });
    return {
      ...doneWith(context, role ? "staffInvitationAccepted" : "invitationAccepted"),
      ...signedIn(account, session),
      course_id: courseId ?? "",
      role,
    };
  },
};

/** An invitation to a course, or to a role at the desk. */
type Open = { account: Account; courseId: string | null; role: StaffRole | null };

/** @throws CallError BAD_REQUEST for an invalid link, and for an invitation that is accepted already */
async function readOpen({ db, now }: CallContext, link: { token: string; accountId: string }): Promise<Open> {
  const staff = await findStaffInvitation(db, link.accountId, now);
  const isToRole = staff && !staff.isAccepted && (await isMailToken(db, { ...link, purpose: "staffInvitation" }, now));
  if (isToRole) return { account: await readAccount(db, link.accountId), courseId: null, role: staff.role };
  const accountId = await checkMailToken(db, { ...link, purpose: "invitation" }, now);
  const courseId = await openInvitation(db, accountId);
  if (courseId === null) throw new CallError("BAD_REQUEST", "linkInvalid");
  return { account: await readAccount(db, accountId), courseId, role: null };
}

/** Runs a mailed link's work; a source of many invalid links is slowed. No token can be guessed (256 bits). */
export async function limitInvalidLinks<Result>(
  { limits, address }: CallContext,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CallError && error.key === "linkInvalid") await limits.pace("badLinks", address);
    throw error;
  }
}
