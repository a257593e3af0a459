import type { Database, Role } from "../../../platform/db";
import { queueMail, toRecipient } from "../../../platform/mail";
import type { Account } from "../../accounts";
import type { CallContext } from "../../call";
import { endStaffInvitation, type StaffAreas } from "../../recovery";

/** What the log keeps of a change from the account's role to this one. */
export const roleDetails = (account: Account, role: Role, { courses, states, allStates }: StaffAreas) => ({
  before: account.role,
  role,
  courses,
  states: allStates ? ["all"] : states.map(String),
});

/** Stores a role with its areas, in the caller's transaction, and queues the mails about it (rule: desk.role-mails). */
export async function storeRole(
  db: Database,
  { now, settings }: Pick<CallContext, "now" | "settings">,
  account: Account,
  role: Role,
  { courses, states, allStates }: StaffAreas,
): Promise<void> {
  await db.updateTable("accounts").set({ role, updated_at: now.toISOString() }).where("id", "=", account.id).execute();
  await db.deleteFrom("staff_areas").where("account_id", "=", account.id).execute();
  await endStaffInvitation(db, account.id);
  const areas = [
    ...courses.map((id) => ({ kind: "course" as const, value: id })),
    ...states.map((id) => ({ kind: "state" as const, value: String(id) })),
    ...(allStates ? [{ kind: "allStates" as const, value: "" }] : []),
  ];
  if (role !== "learner" && role !== "administrator" && areas.length > 0) {
    await db
      .insertInto("staff_areas")
      .values(areas.map((area) => ({ account_id: account.id, ...area })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const link = `${settings.portalUrl}/desk`;
  const values = { firstName: account.first_name, role, link };
  await queueMail(db, { kind: "roleChanged", values }, toRecipient(account), now);
  if (role !== "administrator" || account.role === "administrator") return;
  const others = await db
    .selectFrom("accounts")
    .selectAll()
    .where("role", "=", "administrator")
    .where("id", "<>", account.id)
    .execute();
  for (const each of others) {
    const values = { firstName: each.first_name, address: account.username, link: `${link}/people/staff` };
    await queueMail(db, { kind: "administratorAdded", values }, toRecipient(each), now);
  }
}
