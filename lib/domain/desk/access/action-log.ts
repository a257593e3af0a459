import type { LoggedAction } from "../../../contract/desk/access";
import type { Database } from "../../../platform/db";

export const actionsPerPage = 50;

/** One page of the log, newest first. No function changes the log (rule: desk.log). */
export async function listActions(db: Database, page: number): Promise<LoggedAction[]> {
  // The page is chosen before the names are looked up: on a later page they would be looked up for all that stands before it.
  const rows = await db
    .selectFrom(
      db
        .selectFrom("staff_actions")
        .selectAll()
        .orderBy("happened_at", "desc")
        .orderBy("id")
        .limit(actionsPerPage)
        .offset((page - 1) * actionsPerPage)
        .as("chosen"),
    )
    .leftJoin("accounts", "accounts.id", "chosen.staff_id")
    .selectAll("chosen")
    .select("accounts.username")
    .orderBy("chosen.happened_at", "desc")
    .orderBy("chosen.id")
    .execute();
  return rows.map(({ id, staff_id, action, subject, details, happened_at, username }) => ({
    id,
    staff: username ?? staff_id,
    action,
    subject,
    details,
    happenedAt: happened_at,
  }));
}

export async function countActions(db: Database): Promise<number> {
  const { total } = await db
    .selectFrom("staff_actions")
    .select(({ fn }) => fn.countAll<number | string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}
