import { type RawBuilder, sql } from "kysely";
import type { InboxEntry, shownMessages } from "../../../contract/desk/messages";
import type { Database } from "../../../platform/db";
import { type Areas, coverEverything } from "../../../platform/staff";
import { fromLearner } from "../../chat";
import { accountsIn } from "../access/area-query";

export type Show = (typeof shownMessages)[number];
type Kind = InboxEntry["kind"];
/** What decides whether and where an entry stands in the list. */
export type Place = { kind: Kind; id: string; since: string; unread: number; waiting: boolean; assigned: string | null };

/** One row for each conversation and complaint of the area, with 0 or 1 in `waiting` and `closed`. */
function placesIn(db: Database, areas: Areas): RawBuilder<unknown> {
  // A complaint belongs to no course and no state.
  return coverEverything(areas) ? sql`(${conversations(sql`1 = 1`)} union all ${grievances})` : sql`(${conversations(ofLearnersIn(db, areas))})`;
}

const ofLearnersIn = (db: Database, areas: Areas) => sql`chat_messages.account_id in (${accountsIn(db, areas)})`;

/** What only coordinators have written waits for nobody and stands in no list. */
function conversations(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const isOwn = sql`chat_messages.type = ${sql.lit(fromLearner)}`;
  const messages = sql`
    select chat_messages.account_id, conversations.assigned_to, conversations.closed_at, max(case when ${isOwn} then chat_messages.sent_on end) as written,
      sum(case when ${isOwn} and chat_messages.sent_on > coalesce(conversations.read_at, '') then 1 else 0 end) as unread, max(chat_messages.sent_on) as latest
    from chat_messages left join conversations on conversations.account_id = chat_messages.account_id
    where ${condition} group by chat_messages.account_id, conversations.assigned_to, conversations.closed_at`;
  return sql`
    select 'conversation' as kind, account_id as id, written as since, unread, assigned_to as assigned,
      case when closed_at >= written then 0 when written = latest then 1 else 0 end as waiting, case when closed_at >= written then 1 else 0 end as closed
    from (${messages}) as messages where written is not null`;
}

const grievances = sql`
  select 'grievance' as kind, ticket as id, created_at as since, case when answered_at is null then 1 else 0 end as unread, assigned_to as assigned,
    case when answered_at is null then 1 else 0 end as waiting, case when answered_at is null then 0 else 1 end as closed
  from grievances`;

function isShown(show: Show, staffId: string): RawBuilder<unknown> {
  if (show === "waiting") return sql`waiting = 1`;
  if (show === "mine") return sql`assigned = ${staffId} and closed = 0`;
  return show === "closed" ? sql`closed = 1` : sql`1 = 1`;
}

/** How many entries of the area wait, and how many this list shows. */
export async function countPlaces(db: Database, areas: Areas, show: Show, staffId: string): Promise<{ waiting: number; shown: number }> {
  const { rows } = await sql<Record<"waiting" | "shown", number | string | null>>`
    select sum(waiting) as waiting, sum(case when ${isShown(show, staffId)} then 1 else 0 end) as shown from ${placesIn(db, areas)} as places`.execute(db);
  return { waiting: Number(rows[0]?.waiting ?? 0), shown: Number(rows[0]?.shown ?? 0) };
}

type Part = { show: Show; staffId: string; limit: number; offset: number };

/** Those that wait come first, the longest wait first of all; then the newest. */
export async function listPlaces(db: Database, areas: Areas, { show, staffId, limit, offset }: Part): Promise<Place[]> {
  const { rows } = await sql<{ kind: Kind; id: string; since: string; unread: number | string; waiting: number; assigned: string | null }>`
    select kind, id, since, unread, waiting, assigned from ${placesIn(db, areas)} as places where ${isShown(show, staffId)}
    order by waiting desc, case when waiting = 1 then since end, since desc, id limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ unread, waiting, ...place }) => ({ ...place, unread: Number(unread), waiting: waiting === 1 }));
}
