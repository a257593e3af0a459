import type { StaffRole } from "../../../contract/desk/access";
import type { Permission, StaffAccess } from "../../../contract/meta/staff";
import { CallError } from "../../../platform/call-error";
import type { Database } from "../../../platform/db";
import { type Learner, requireLearner } from "../../../platform/session";
import { type Areas, accountsIn, coverEverything, readAreas } from "../../../platform/staff";
import type { CallContext, Operations } from "../../call";
import { findStaffInvitation } from "../../recovery";

declare const proven: unique symbol;

/** A staff member who has proven the second factor in this session. Only this file creates one. */
export type Staff = {
  readonly [proven]: true;
  readonly accountId: string;
  readonly role: StaffRole;
  readonly areas: Areas;
};

/** rule: desk.roles */
export const permissionsByRole: Record<StaffRole, Permission[]> = {
  partner: ["programmes"],
  coordinator: ["messages", "reviews", "comments", "programmes", "people", "mailings"],
  administrator: ["messages", "reviews", "comments", "programmes", "people", "mailings", "staff"],
};

type StaffLearner = Learner & { readonly role: StaffRole };

/** The account before the second factor. @throws CallError UNAUTHORIZED, FORBIDDEN without role or by a mailed link */
export function requireStaffAccount(context: Pick<CallContext, "learner">): StaffLearner {
  const learner = requireLearner(context);
  if (learner.role === "learner") throw new CallError("FORBIDDEN", "deskForbidden");
  if (learner.scope !== "full") throw new CallError("FORBIDDEN", "signInAgain");
  return learner as StaffLearner;
}

/** The same for who accepted a role and gets it with the second factor. @throws CallError UNAUTHORIZED, FORBIDDEN */
export async function requireDeskAccount(context: Pick<CallContext, "learner" | "db" | "now">) {
  const learner = requireLearner(context);
  const offered =
    learner.role === "learner" && learner.scope === "full"
      ? await findStaffInvitation(context.db, learner.accountId, context.now)
      : null;
  if (!offered?.isAccepted) {
    const staff = requireStaffAccount(context);
    return { ...staff, areas: await readStaffAreas(context, staff.accountId, staff.role) };
  }
  const { role, areas } = offered;
  const isUnlimited = role === "administrator" || areas.allStates;
  const shown = { courses: areas.courses.length > 0 ? areas.courses : null, states: isUnlimited ? null : areas.states };
  return { ...learner, role, areas: shown };
}

/**
 * Checks the permission of the caller's role for a call; the call itself checks which courses and states its input is
 * about.
 * @throws CallError UNAUTHORIZED, FORBIDDEN without the permission or before the second factor
 */
function requireAccess(context: Pick<CallContext, "learner">, { needs, beforeSecondFactor, notFor }: StaffAccess) {
  const learner = requireStaffAccount(context);
  const may = learner.role !== notFor && (needs === "own" || permissionsByRole[learner.role].includes(needs));
  if (!may) throw new CallError("FORBIDDEN", "deskForbidden");
  if (!beforeSecondFactor && learner.secondFactorAt === null) throw new CallError("FORBIDDEN", "secondFactorNeeded");
  return learner;
}

/** The check in front of every call of the desk. @throws CallError UNAUTHORIZED, FORBIDDEN */
export async function requireAdmission(context: Pick<CallContext, "learner" | "db" | "now">, access: StaffAccess) {
  if (access.beforeSecondFactor) await requireDeskAccount(context);
  else requireAccess(context, access);
}

/** @throws CallError UNAUTHORIZED, FORBIDDEN without the permission or before the second factor */
export async function requireStaff(context: CallContext, needs: StaffAccess["needs"]): Promise<Staff> {
  const { accountId, role } = requireAccess(context, { needs });
  return { accountId, role, areas: await readStaffAreas(context, accountId, role) } as Staff;
}

type Desk = Operations<"desk">;
type StaffOperation<Operation> = Operation extends (context: CallContext, input: infer Input) => infer Answer
  ? (context: CallContext, staff: Staff, input: Input) => Answer
  : never;

/** Operations that first check one permission, and get the staff member who has it. */
export function forStaff<Name extends keyof Desk>(
  needs: StaffAccess["needs"],
  operations: { [Each in Name]: StaffOperation<Desk[Each]> },
): Pick<Desk, Name> {
  type Any = (context: CallContext, staff: Staff, input: unknown) => unknown;
  const checked = Object.entries(operations as unknown as Record<string, Any>).map(([name, operation]) => [
    name,
    async (context: CallContext, input: unknown) => operation(context, await requireStaff(context, needs), input),
  ]);
  return Object.fromEntries(checked);
}

/** An administrator is not limited by areas. */
export function readStaffAreas({ db }: Pick<CallContext, "db">, accountId: string, role: StaffRole): Promise<Areas> {
  return role === "administrator" ? Promise.resolve({ courses: null, states: null }) : readAreas(db, accountId);
}

/** @throws CallError FORBIDDEN outside the area, NOT_FOUND for an unknown account where the area is everything */
export async function requireInArea(db: Database, staff: Staff, accountId: string): Promise<void> {
  const found = await accountsIn(db, staff.areas).where("accounts.id", "=", accountId).executeTakeFirst();
  if (!found) throw outsideArea(staff);
}

/** For a limited area the error is the same whether the account exists or not. */
export function outsideArea({ areas }: Staff): CallError {
  return coverEverything(areas)
    ? new CallError("NOT_FOUND", "deskUnknown")
    : new CallError("FORBIDDEN", "deskForbidden");
}
