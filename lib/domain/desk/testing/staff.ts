import { Secret, TOTP } from "otpauth";
import type { Role } from "../../../platform/db";
import { accounts, updateAccount } from "../../accounts";
import type { CallContext } from "../../call";
import { asHolder, newRegistration } from "../../testing/learners";
import { setRole } from "../access/roles";
import { desk } from "../operations";

/** The code that an authenticator app shows at this moment. */
export function codeAt(secret: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}

export type StaffMember = {
  context: CallContext;
  username: string;
  token: string;
  secret: string;
  recoveryCodes: string[];
};
type Areas = { courses?: string[]; states?: number[] };

/** Somebody with a role who has signed in by password only. */
export async function newStaffWithoutFactor(guest: CallContext, role: Role, { courses = [], states = [] }: Areas = {}) {
  const given = newRegistration({ firstName: "Meera", lastName: "Joshi" });
  const { token } = await accounts.register(guest, given);
  const { learner } = await again(guest, token);
  await updateAccount(guest.db, learner?.accountId ?? "", { verified_email: 1 });
  const change = { username: given.username, role, courses, states, allStates: states.length === 0 };
  if (role !== "learner") await setRole(guest, change, "staff:test");
  return { context: await again(guest, token), username: given.username, token };
}

/** Somebody with a role and areas who has set up and proven the second factor. */
export async function newStaff(guest: CallContext, role: Role, areas: Areas = {}): Promise<StaffMember> {
  const { context, username, token } = await newStaffWithoutFactor(guest, role, areas);
  const { secret } = await desk.startSecondFactor(context, {});
  const { recoveryCodes } = await desk.confirmSecondFactor(context, { code: codeAt(secret, context.now) });
  return { context: await again(guest, token), username, token, secret, recoveryCodes };
}

/** A code that was not used before. */
export function freshCode({ recoveryCodes }: Pick<StaffMember, "recoveryCodes">): string {
  const code = recoveryCodes.pop();
  if (!code) throw new Error("All recovery codes are used");
  return code;
}

/** The context of the same session, read again. */
export const again = (guest: CallContext, token: string, now = guest.now): Promise<CallContext> =>
  asHolder({ ...guest, now }, token);
