import type { Selectable } from "kysely";
import type { Database, EmailChangesTable } from "../../../platform/db";
import { tokenHash } from "../../../platform/session";
import { utc } from "../../../platform/utc";

export type EmailChange = Selectable<EmailChangesTable>;
/** What a mailed link holds: its token, and the id of the account it was made for. */
export type ChangeLink = { token: string; id: string };
/** A change, and whether its link went to the new or to the old address. */
export type FoundChange = { change: EmailChange; side: "new" | "old" };

const linkHours = 72;

/** The end of the time in which a change that was asked for or made at this moment can be undone. */
export const linksEnd = (from: Date): string => utc(from).add(linkHours, "hours").toISOString();

/** The change of a mailed link; undefined for an unknown link, or one that is too old. */
export async function findByLink(db: Database, { token, id }: ChangeLink, now: Date): Promise<FoundChange | undefined> {
  const hash = tokenHash(token);
  const change = await db
    .selectFrom("email_changes")
    .selectAll()
    .where("account_id", "=", id)
    .where("ends_at", ">", now.toISOString())
    .where((where) =>
      where.or([where("new_hash", "=", hash), where("old_hash", "=", hash), where("changed_hash", "=", hash)]),
    )
    .executeTakeFirst();
  return change && { change, side: change.new_hash === hash ? "new" : "old" };
}

type Made = Pick<EmailChange, "old_verified" | "changed_hash">;

/** Marks the change as made; of two requests at once only one does. */
export async function markChanged(db: Database, id: string, made: Made, now: Date): Promise<boolean> {
  const marked = await db
    .updateTable("email_changes")
    .set({ ...made, changed_at: now.toISOString(), ends_at: linksEnd(now) })
    .where("id", "=", id)
    .where("changed_at", "is", null)
    .where("undone_at", "is", null)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}

/** Marks the change, and those that followed it, as undone; of two requests at once only one does. */
export async function markUndone(db: Database, change: EmailChange, now: Date): Promise<boolean> {
  const marked = await db
    .updateTable("email_changes")
    .set({ undone_at: now.toISOString() })
    .where("id", "=", change.id)
    .where("undone_at", "is", null)
    .executeTakeFirst();
  if (marked.numUpdatedRows === 0n) return false;
  await db
    .updateTable("email_changes")
    .set({ undone_at: now.toISOString() })
    .where("account_id", "=", change.account_id)
    .where("asked_at", ">", change.asked_at)
    .where("undone_at", "is", null)
    .execute();
  return true;
}

/** The addresses that people had are kept no longer than the links work. @returns how many rows */
export async function deleteOldEmailChanges(db: Database, now: Date): Promise<number> {
  const deleted = await db.deleteFrom("email_changes").where("ends_at", "<=", now.toISOString()).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
