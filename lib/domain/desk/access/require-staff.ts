import type { Permission, StaffRole } from "../../../contract/desk/access";
import { CallError } from "../../../platform/call-error";
import { type Learner, requireLearner } from "../../../platform/session";
import { type Areas, readAreas } from "../../../platform/staff";
import type { CallContext } from "../../call";

declare const proven: unique symbol;

/** A staff member who has proven the second factor in this session. Only this file creates one. */
export type Staff = { readonly [proven]: true; readonly accountId: string; readonly role: StaffRole; readonly areas: Areas };

/** rule: desk.roles */
export const permissionsOf: Record<StaffRole, Permission[]> = {
  partner: ["programmes"],
  coordinator: ["messages", "reviews", "comments", "programmes", "people", "mailings"],
  administrator: ["messages", "reviews", "comments", "programmes", "people", "mailings", "staff"],
};

export type StaffLearner = Learner & { readonly role: StaffRole };

/** The caller's account with its role, before the second factor. @throws CallError UNAUTHORIZED, FORBIDDEN without a role or in a session of a mailed link */
export function requireStaffAccount(context: Pick<CallContext, "learner">): StaffLearner {
  const learner = requireLearner(context);
  if (learner.role === "learner") throw new CallError("FORBIDDEN", "deskForbidden");
  if (learner.scope !== "full") throw new CallError("FORBIDDEN", "signInAgain");
  return learner as StaffLearner;
}

/** @throws CallError UNAUTHORIZED, FORBIDDEN without the permission or before the second factor */
export async function requireStaff(context: Pick<CallContext, "learner" | "db">, permission: Permission): Promise<Staff> {
  const { accountId, role, secondFactorAt } = requireStaffAccount(context);
  if (!permissionsOf[role].includes(permission)) throw new CallError("FORBIDDEN", "deskForbidden");
  if (secondFactorAt === null) throw new CallError("FORBIDDEN", "secondFactorNeeded");
  return { accountId, role, areas: await areasOf(context, accountId, role) } as Staff;
}

/** An administrator's areas limit nothing. */
export function areasOf({ db }: Pick<CallContext, "db">, accountId: string, role: StaffRole): Promise<Areas> {
  return role === "administrator" ? Promise.resolve({ courses: null, states: null }) : readAreas(db, accountId);
}
