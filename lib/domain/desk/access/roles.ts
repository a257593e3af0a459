import { roles, type StaffMember, type StaffRole } from "../../../contract/desk/access";
import { CallError } from "../../../platform/call-error";
import type { Content } from "../../../platform/content";
import { type Database, hasTransactionalDdl, type Role, write } from "../../../platform/db";
import { recordStaffAction } from "../../../platform/staff";
import { canSignIn, findAccountByUsername } from "../../accounts";
import type { WorkContext } from "../../call";
import { inviteStaff, type StaffAreas } from "../../recovery";
import { type ProvenBy, removeSecondFactor } from "./second-factor";
import { roleDetails, storeRole } from "./store-role";

type RoleChange = { username: string; role: Role } & StaffAreas;
/** `invited`: the address is not verified, so its owner gets the role by a mailed link and a second factor. */
export type RoleResult = "done" | "invited" | "unknownAddress" | "unknownArea" | "noStates" | "lastAdministrator";

export function isRole(given: string | undefined): given is Role {
  return roles.some((role) => role === given);
}

/** Who changes the role: an account that has just proven the second factor, or the operator by a command. */
type RoleGiver = { staffId: string; provenBy?: ProvenBy };

/** `setRoleIn` for the operator of the command, in a transaction of its own. */
export function setRole(context: WorkContext, change: RoleChange, by: string): Promise<RoleResult> {
  return write(context.db, (db) => setRoleIn({ ...context, db }, change, { staffId: by }));
}

/**
 * Gives an account a role and its areas, or takes both away with the role `learner`, and records it in the log (threats
 * T16). An unverified address gets an invitation instead (rule: desk.invited-role). The last administrator keeps
 * the role, so that somebody can always grant roles at the desk. @param context.db - in a transaction
 */
export async function setRoleIn(context: WorkContext, change: RoleChange, by: RoleGiver): Promise<RoleResult> {
  const { db, now } = context;
  const { role, courses, states, allStates } = change;
  const problem = areaProblem(context.content, change);
  if (problem) return problem;
  const administrators = await lockAdministrators(db);
  // Another administrator may have removed this one's role since the request began.
  if (by.provenBy && !administrators.includes(by.staffId)) throw new CallError("FORBIDDEN", "deskForbidden");
  const account = await findAccountByUsername(db, change.username);
  if (!account) return "unknownAddress";
  if (role !== "administrator" && isOnlyOne(administrators, account.id)) return "lastAdministrator";
  const areas = { courses, states, allStates };
  const isInvited = role !== "learner" && account.verified_email !== 1;
  if (isInvited) await inviteStaff(db, context, account, { role, areas }, by.staffId);
  else await storeRole(db, context, account, role, areas);
  if (role === "learner") await removeSecondFactor(db, account.id);
  const details = { ...roleDetails(account, role, areas), ...(by.provenBy && { provenBy: by.provenBy }) };
  const action = isInvited ? "roleOffered" : "roleSet";
  await recordStaffAction({ db, now }, { accountId: by.staffId }, action, account.id, details);
  return isInvited ? "invited" : "done";
}

/** What is wrong with the areas of a role. "All states" is a choice of its own: nothing chosen is not everything. */
function areaProblem({ courseById, places }: Content, { role, courses, states, allStates }: RoleChange) {
  const known =
    courses.every((id) => courseById.get(id)?.id === id) &&
    states.every((id) => places.states.some((state) => state.id === id));
  if (!known) return "unknownArea";
  const isLimited = role === "coordinator" || role === "partner";
  return isLimited && !allStates && states.length === 0 ? "noStates" : null;
}

/**
 * Locks the administrators who can sign in until the transaction ends, so that two who demote each other at the same
 * moment are handled one after the other; SQLite has one writer at a time anyway. Taken before any other lock on
 * accounts, to avoid deadlocks. @returns their ids
 */
export async function lockAdministrators(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("accounts")
    .select("id")
    .where("role", "=", "administrator")
    .where(canSignIn)
    .orderBy("id")
    .$if(hasTransactionalDdl(db), (query) => query.forUpdate())
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether the account is the only one of these administrators. */
export function isOnlyOne(administrators: string[], accountId: string): boolean {
  return administrators.includes(accountId) && administrators.length < 2;
}

export type StaffRow = Omit<StaffMember, "courses" | "states"> & StaffAreas;

/** The people of these accounts, by id: the full name and the username. */
export async function readNames(db: Database, ...ids: (string | null)[]) {
  const rows = await db
    .selectFrom("accounts")
    .select(["id", "username", "first_name", "last_name"])
    // A list may not be empty in SQL; no account has an empty id.
    .where("id", "in", [...new Set(["", ...ids.map((id) => id ?? "")])])
    .execute();
  return new Map(
    rows.map(({ id, username, first_name, last_name }) => [
      id,
      { username, name: `${first_name} ${last_name}`.trim() },
    ]),
  );
}

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
    const own = (kind: "course" | "state" | "allStates") =>
      areas.filter((area) => area.account_id === row.id && area.kind === kind).map(({ value }) => value);
    return {
      accountId: row.id,
      username: row.username,
      name: `${row.first_name} ${row.last_name}`.trim(),
      role: row.role as StaffRole,
      hasSecondFactor: row.confirmed_at !== null,
      courses: own("course"),
      states: own("state").map(Number),
      allStates: row.role === "administrator" || own("allStates").length > 0,
    };
  });
}
