import type { StaffRole } from "../../contract/desk/access";
import type { Database } from "../../platform/db";
import { queueMail, toRecipient } from "../../platform/mail";
import { closeAllSessions } from "../../platform/session";
import { utc } from "../../platform/utc";
import { type Account, endMailTokens, issueMailToken } from "../accounts";
import type { CallContext } from "../call";

export type StaffAreas = { courses: string[]; states: number[]; allStates: boolean };

/** As long as its mailed link works. */
const staffInvitationDays = 7;

/** Invites an address that nobody verified to a role (rule: desk.invited-role). An earlier invitation ends. */
export async function inviteStaff(
  db: Database,
  { settings, now }: Pick<CallContext, "settings" | "now">,
  account: Account,
  { role, areas }: { role: StaffRole; areas: StaffAreas },
  invitedBy: string,
): Promise<void> {
  await endStaffInvitation(db, account.id);
  const invitation = { role, areas: JSON.stringify(areas), invited_by: invitedBy, invited_at: now.toISOString() };
  await db
    .insertInto("staff_invitations")
    .values({ account_id: account.id, ...invitation })
    .execute();
  const token = await issueMailToken(db, account.id, "staffInvitation", now);
  const to = toRecipient(account);
  const link = `${settings.portalUrl}/invitation/${token}/${account.id}?language=${to.language}`;
  // Without the name of the account, which a stranger may have typed.
  await queueMail(db, { kind: "staffInvitation", values: { role, link } }, to, now);
}

/** The role that an account was invited to and has not got yet; null without one, or where it is too old. */
export async function findStaffInvitation(db: Database, accountId: string, now: Date) {
  const since = utc(now).subtract(staffInvitationDays, "days").toISOString();
  const row = await db
    .selectFrom("staff_invitations")
    .select(["role", "areas", "accepted_at"])
    .where("account_id", "=", accountId)
    .where("invited_at", ">", since)
    .executeTakeFirst();
  return row
    ? { role: row.role, areas: JSON.parse(row.areas) as StaffAreas, isAccepted: row.accepted_at !== null }
    : null;
}

/**
 * The invitations whose role is not given yet and still can be, latest first. `invitedBy`: an account, or `staff:` and
 * the operator of the machine.
 */
export async function listStaffInvitations(db: Database, now: Date) {
  const rows = await db
    .selectFrom("staff_invitations")
    .innerJoin("accounts", "accounts.id", "staff_invitations.account_id")
    .select(["account_id", "username", "staff_invitations.role", "areas", "invited_by", "invited_at", "accepted_at"])
    .where("invited_at", ">", utc(now).subtract(staffInvitationDays, "days").toISOString())
    .orderBy("invited_at", "desc")
    .orderBy("username")
    .execute();
  return rows.map((row) => ({
    accountId: row.account_id,
    username: row.username,
    role: row.role,
    areas: JSON.parse(row.areas) as StaffAreas,
    isAccepted: row.accepted_at !== null,
    invitedBy: row.invited_by,
    invitedAt: row.invited_at,
    endsAt: utc(row.invited_at).add(staffInvitationDays, "days").toISOString(),
  }));
}

/** Removes the invitation and its links. @returns whether there was one */
export async function endStaffInvitation(db: Database, accountId: string): Promise<boolean> {
  const ended = await db.deleteFrom("staff_invitations").where("account_id", "=", accountId).executeTakeFirst();
  await endMailTokens(db, accountId, "staffInvitation");
  return ended.numDeletedRows > 0n;
}

/**
 * Records that the owner of the address has accepted, and ends every way in that a stranger may have made who
 * registered the address before (threats T18): sessions, linked sign-ins, mailed links and a second factor.
 */
export async function acceptStaffInvitation(db: Database, accountId: string, now: Date): Promise<boolean> {
  const accepting = db
    .updateTable("staff_invitations")
    .set({ accepted_at: now.toISOString() })
    .where("account_id", "=", accountId)
    .where("accepted_at", "is", null);
  if (Number((await accepting.executeTakeFirst()).numUpdatedRows) !== 1) return false;
  await closeAllSessions(db, accountId);
  for (const table of ["identities", "mail_tokens", "staff_factors", "staff_recovery_codes"] as const)
    await db.deleteFrom(table).where("account_id", "=", accountId).execute();
  return true;
}
