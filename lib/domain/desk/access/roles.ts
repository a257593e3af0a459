import { roles, type StaffRole } from "../../../contract/desk/access";
import type { Content } from "../../../platform/content";
import { type Database, type Role, write } from "../../../platform/db";
import { recordStaffAction } from "../../../platform/staff";
import { findAccountByUsername } from "../../accounts";
import { removeSecondFactor } from "./second-factor";

export type RoleChange = { username: string; role: Role; courses: string[]; states: number[] };
export type RoleResult = "done" | "unknownAddress" | "unknownArea" | "lastAdministrator";

export function isRole(given: string | undefined): given is Role {
  return roles.some((role) => role === given);
}

/**
 * Gives an account a role and its areas, or takes both away with the role `learner`, in one transaction with the log (threats T16). The last
 * administrator stays one, so that somebody can always grant roles at the desk. `by`: the account, or the operator of the command.
 */
export function setRole({ db, content, now }: { db: Database; content: Content; now: Date }, change: RoleChange, by: string): Promise<RoleResult> {
  const { role, courses, states } = change;
  const known = courses.every((id) => content.courseById.get(id)?.id === id) && states.every((id) => content.places.states.some((state) => state.id === id));
  if (!known) return Promise.resolve("unknownArea");
  return write(db, async (transaction) => {
    const account = await findAccountByUsername(transaction, change.username.trim().toLowerCase());
    if (!account) return "unknownAddress";
    if (account.role === "administrator" && role !== "administrator" && (await isLastAdministrator(transaction))) return "lastAdministrator";
    await transaction.updateTable("accounts").set({ role, updated_at: now.toISOString() }).where("id", "=", account.id).execute();
    await transaction.deleteFrom("staff_areas").where("account_id", "=", account.id).execute();
    const areas = [...courses.map((id) => ({ kind: "course" as const, value: id })), ...states.map((id) => ({ kind: "state" as const, value: String(id) }))];
    if (role !== "learner" && role !== "administrator" && areas.length > 0) {
      await transaction
        .insertInto("staff_areas")
        .values(areas.map((area) => ({ account_id: account.id, ...area })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    if (role === "learner") await removeSecondFactor(transaction, account.id);
    await recordStaffAction(transaction, { staffId: by, action: "roleSet", subject: account.id, details: { role, courses, states: states.map(String) } }, now);
    return "done";
  });
}

async function isLastAdministrator(db: Database): Promise<boolean> {
  const rows = await db.selectFrom("accounts").select("id").where("role", "=", "administrator").limit(2).execute();
  return rows.length < 2;
}

export type StaffRow = { accountId: string; username: string; name: string; role: StaffRole; hasSecondFactor: boolean; courses: string[]; states: number[] };

/** Everybody with a role, with their areas. */
export async function listStaff(db: Database): Promise<StaffRow[]> {
  const rows = await db
    .selectFrom("accounts")
    .leftJoin("staff_factors", "staff_factors.account_id", "accounts.id")
    .select(["accounts.id", "username", "first_name", "last_name", "role", "staff_factors.confirmed_at"])
    .where("role", "<>", "learner")
    .orderBy("username")
    .execute();
  const areas = await db.selectFrom("staff_areas").selectAll().execute();
  return rows.map((row) => {
    const own = (kind: "course" | "state") => areas.filter((area) => area.account_id === row.id && area.kind === kind).map(({ value }) => value);
    return {
      accountId: row.id,
      username: row.username,
      name: `${row.first_name} ${row.last_name}`.trim(),
      role: row.role as StaffRole,
      hasSecondFactor: row.confirmed_at !== null,
      courses: own("course"),
      states: own("state").map(Number),
    };
  });
}
