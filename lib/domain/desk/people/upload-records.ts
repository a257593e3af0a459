import { CallError } from "../../../platform/call-error";
import { countRows, type Database } from "../../../platform/db";
import type { CallContext } from "../../call";
import type { Staff } from "../access/require-staff";
import type { CheckedRow } from "./check-row";

export type StoredUpload = {
  id: string;
  course_id: string;
  rows: CheckedRow[];
  expires_at: string;
  entered_at: string | null;
};

/**
 * An upload of this staff member that has not expired. @throws CallError NOT_FOUND, also for an upload of somebody else
 */
export async function findUpload(
  { db, now }: Pick<CallContext, "db" | "now">,
  { accountId }: Staff,
  id: string,
): Promise<StoredUpload> {
  const found = await db
    .selectFrom("people_uploads")
    .select(["id", "course_id", "rows", "expires_at", "entered_at"])
    .where("id", "=", id)
    .where("staff_id", "=", accountId)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  if (!found) throw new CallError("NOT_FOUND", "uploadUnknown");
  return { ...found, rows: JSON.parse(found.rows) as CheckedRow[] };
}

/** How many people an upload has entered. */
export function entered(db: Database, uploadId: string): Promise<number> {
  return countRows(db.selectFrom("invitations").where("upload_id", "=", uploadId));
}
