import type { LoggedAction } from "../../../contract/desk/access";
import type { Database } from "../../../platform/db";

export const actionsPerPage = 50;

/** One page of the log, newest first. No function changes the log (rule: desk.log). */
export async function listActions(db: Database, page: number): Promise<LoggedAction[]> {
  const rows = await db
    .selectFrom("staff_actions")
    .leftJoin("accounts", "accounts.id", "staff_actions.staff_id")
    .selectAll("staff_actions")
    .select("accounts.username")
    .orderBy("staff_actions.happened_at", "desc")
    .orderBy("staff_actions.id")
    .limit(actionsPerPage)
    .offset((page - 1) * actionsPerPage)
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
