/** What a role may open (rule: desk.roles). */
export const permissions = ["messages", "reviews", "comments", "programmes", "people", "mailings", "staff"] as const;
export type Permission = (typeof permissions)[number];

/** Which staff may make a call. It is checked before the input, so that others learn nothing about the input. */
export type StaffAccess = {
  /** `own`: every member of staff, for their own account. */
  needs: Permission | "own";
  /** Whether it works before the second factor is proven. */
  beforeSecondFactor?: true;
  /** A further restriction of staff whose role has the permission. */
  notFor?: "partner";
};

type StaffCall = { meta: (meta: { staff: StaffAccess }) => unknown };

/** The calls, with their access rules in their meta. */
export function forStaff<Calls extends Record<string, StaffCall>>(access: StaffAccess, calls: Calls): Calls {
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, call.meta({ staff: access })])) as Calls;
}
