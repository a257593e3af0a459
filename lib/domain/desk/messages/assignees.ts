import { CallError } from "../../../platform/call-error";
import type { Database } from "../../../platform/db";
import { accountsIn, coverEverything } from "../../../platform/staff";
import { permissionsByRole } from "../access/require-staff";
import { listStaff, type StaffRow } from "../access/roles";

type Named = { id: string; name: string };
/** Something to assign: a learner's conversation, or a complaint, which belongs to no course and no state. */
type Assignable = { conversationOf: string } | "complaint";

/** The staff to whom it can be assigned, by name: their role answers messages, and their area includes it. */
export async function listAssignees(db: Database, what: Assignable): Promise<Named[]> {
  const staff = (await listStaff(db)).filter(({ role }) => permissionsByRole[role].includes("messages"));
  const open = await Promise.all(staff.map((each) => isOpenTo(db, each, what)));
  return staff
    .filter((_, index) => open[index])
    .map(({ accountId, name, username }) => ({ id: accountId, name: name || username }));
}

async function isOpenTo(db: Database, { role, courses, states }: StaffRow, what: Assignable): Promise<boolean> {
  // An administrator is not limited by areas.
  const areas =
    role === "administrator"
      ? { courses: null, states: null }
      : { courses: courses.length > 0 ? courses : null, states: states.length > 0 ? states : null };
  if (coverEverything(areas)) return true;
  if (what === "complaint") return false;
  return (await accountsIn(db, areas).where("accounts.id", "=", what.conversationOf).executeTakeFirst()) !== undefined;
}

/**
 * @returns the account; null when it is assigned to nobody @throws CallError BAD_REQUEST for somebody to whom it cannot
 * be assigned
 */
export async function requireAssignee(db: Database, to: string, what: Assignable): Promise<string | null> {
  if (to === "") return null;
  if (!(await listAssignees(db, what)).some(({ id }) => id === to))
    throw new CallError("BAD_REQUEST", "assigneeNotOpen");
  return to;
}
