import { CallError } from "../../../platform/call-error";
import type { Database } from "../../../platform/db";
import { accountsIn, coverEverything } from "../../../platform/staff";
import type { Staff } from "./require-staff";

/**
 * @throws CallError FORBIDDEN for an account outside the staff member's area, NOT_FOUND for an unknown one where the
 * area is everything
 */
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
