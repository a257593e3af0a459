import { sql } from "kysely";
import type { LogFilters, LoggedAction } from "../../../contract/desk/access";
import { countRows, type Database } from "../../../platform/db";
import { startOfDayInIndia } from "../../../platform/i18n/dates";
import { translatorFor } from "../../../platform/i18n/messages";
import type { CallContext } from "../../call";
import { logInWords } from "./log-words";

type Asked = Pick<CallContext, "db" | "content" | "language">;

function chosen(db: Database, { who, action, from, to }: LogFilters) {
  return db
    .selectFrom("staff_actions")
    .$if(who !== "", (query) => query.where("staff_id", "=", who))
    .$if(action !== "", (query) => query.where("action", "=", action))
    .$if(from !== "", (query) => query.where("happened_at", ">=", startOfDayInIndia(from)))
    .$if(to !== "", (query) => query.where("happened_at", "<", startOfDayInIndia(to, 1)));
}

/** One page of the log, newest first, in words. No function changes the log (rule: desk.log). */
export async function listActions(
  { db, content, language }: Asked,
  filters: LogFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<LoggedAction[]> {
  const entries = await chosen(db, filters)
    .selectAll()
    .orderBy("happened_at", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
  return logInWords(db, { content, language }, entries);
}

export function countActions(db: Database, filters: LogFilters): Promise<number> {
  return countRows(chosen(db, filters));
}

type Choice = { id: string; name: string };

/** The log filters' choices: all whose actions it holds, even without a role now, and the kinds of action. */
export async function logChoices({
  db,
  language,
}: Omit<Asked, "content">): Promise<{ staff: Choice[]; actions: Choice[] }> {
  const t = translatorFor(language, "desk");
  const [who, actions] = await Promise.all([distinctValues(db, "staff_id"), distinctValues(db, "action")]);
  const people = await db
    .selectFrom("accounts")
    .select(["id", "username"])
    .where("id", "in", who.length > 0 ? who : [""])
    .execute();
  const usernames = new Map(people.map(({ id, username }) => [id, username]));
  const actionName = (action: string) =>
    t.has(`actions.${action}` as never) ? t(`actions.${action}` as never) : action;
  const byName = (one: Choice, other: Choice) => one.name.localeCompare(other.name, language);
  return {
    staff: who.map((id) => ({ id, name: usernames.get(id) ?? id })).sort(byName),
    actions: actions.map((id) => ({ id, name: actionName(id) })).sort(byName),
  };
}

/** A column's distinct values, each read once from the index: a log of years has few values in many entries. */
async function distinctValues(db: Database, column: "staff_id" | "action"): Promise<string[]> {
  const name = sql.ref(column);
  const { rows } = await sql<{ value: string }>`
    with recursive found(value) as (
      select min(${name}) from staff_actions
      union all select (select min(${name}) from staff_actions where ${name} > found.value) from found where found.value is not null)
    select value from found where value is not null`.execute(db);
  return rows.map(({ value }) => value);
}
