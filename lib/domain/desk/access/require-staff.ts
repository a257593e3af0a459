import type { StaffRole } from "../../../contract/desk/access";
import type { Permission, StaffAccess } from "../../../contract/meta/staff";
import { CallError } from "../../../platform/call-error";
import { type Learner, requireLearner } from "../../../platform/session";
import { type Areas, readAreas } from "../../../platform/staff";
import type { CallContext } from "../../call";

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

/**
 * The caller's account with its role, before the second factor. @throws CallError UNAUTHORIZED, FORBIDDEN without a
 * role or in a session of a mailed link
 */
export function requireStaffAccount(context: Pick<CallContext, "learner">): StaffLearner {
  const learner = requireLearner(context);
  if (learner.role === "learner") throw new CallError("FORBIDDEN", "deskForbidden");
  if (learner.scope !== "full") throw new CallError("FORBIDDEN", "signInAgain");
  return learner as StaffLearner;
}

/**
 * Checks the permission of the caller's role for a call; the call itself checks which courses and states its input is
 * about.
 * @throws CallError UNAUTHORIZED, FORBIDDEN without the permission or before the second factor
 */
export function requireAccess(
  context: Pick<CallContext, "learner">,
  { needs, beforeSecondFactor, notFor }: StaffAccess,
): StaffLearner {
  const learner = requireStaffAccount(context);
  const may = learner.role !== notFor && (needs === "own" || permissionsByRole[learner.role].includes(needs));
  if (!may) throw new CallError("FORBIDDEN", "deskForbidden");
  if (!beforeSecondFactor && learner.secondFactorAt === null) throw new CallError("FORBIDDEN", "secondFactorNeeded");
  return learner;
}

/** @throws CallError UNAUTHORIZED, FORBIDDEN without the permission or before the second factor */
export async function requireStaff(
  context: Pick<CallContext, "learner" | "db">,
  permission: Permission,
): Promise<Staff> {
  const { accountId, role } = requireAccess(context, { needs: permission });
  return { accountId, role, areas: await readStaffAreas(context, accountId, role) } as Staff;
}

/** An administrator is not limited by areas. */
export function readStaffAreas({ db }: Pick<CallContext, "db">, accountId: string, role: StaffRole): Promise<Areas> {
  return role === "administrator" ? Promise.resolve({ courses: null, states: null }) : readAreas(db, accountId);
}
