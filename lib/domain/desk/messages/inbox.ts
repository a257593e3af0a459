import { type RawBuilder, sql } from "kysely";
import type { InboxEntry, shownMessages } from "../../../contract/desk/messages";
import { type Database, pageOf } from "../../../platform/db";
import { type Areas, accountsIn, coverEverything } from "../../../platform/staff";
import { fromLearner } from "../../chat";
import type { Staff } from "../access/require-staff";
import { readNames } from "../access/roles";

type InboxFilter = (typeof shownMessages)[number];
/** The values that decide whether and where an entry is listed. */
export type Place = Pick<InboxEntry, "kind" | "id" | "since" | "unread" | "waiting" | "urgent"> & {
  assigned: string | null;
};
/** Counts come as text from PostgreSQL. */
type Count = number | string | null;

/** One row for each conversation and complaint of the area, with 0 or 1 in `waiting`, `urgent` and `closed`. */
function placesIn(db: Database, areas: Areas): RawBuilder<unknown> {
  // A complaint belongs to no course and no state.
  return coverEverything(areas)
    ? sql`(${conversations(sql`1 = 1`)} union all ${grievances})`
    : sql`(${conversations(sql`chat_messages.account_id in (${accountsIn(db, areas)})`)})`;
}

/** A conversation in which only coordinators have written is not listed. */
function conversations(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const isOwn = sql`chat_messages.type = ${sql.lit(fromLearner)}`;
  const messages = sql`
    select chat_messages.account_id, conversations.assigned_to, conversations.closed_at, max(case when ${isOwn} then chat_messages.sent_on end) as written,
      sum(case when ${isOwn} and chat_messages.sent_on > coalesce(conversations.read_at, '') then 1 else 0 end) as unread, max(chat_messages.sent_on) as latest,
      max(case when ${isOwn} and chat_messages.danger is not null then chat_messages.sent_on end) as told, max(case when ${isOwn} then null else chat_messages.sent_on end) as answered
    from chat_messages left join conversations on conversations.account_id = chat_messages.account_id
    where ${condition} group by chat_messages.account_id, conversations.assigned_to, conversations.closed_at`;
  return sql`
    select 'conversation' as kind, account_id as id, written as since, unread, assigned_to as assigned,
      case when closed_at >= written then 0 when written = latest then 1 else 0 end as waiting, case when closed_at >= written then 1 else 0 end as closed,
      case when told is null or closed_at >= written or answered >= told then 0 else 1 end as urgent
    from (${messages}) as messages where written is not null`;
}

const grievances = sql`
  select 'grievance' as kind, ticket as id, created_at as since, case when answered_at is null then 1 else 0 end as unread, assigned_to as assigned,
    case when answered_at is null then 1 else 0 end as waiting, case when answered_at is null then 0 else 1 end as closed,
    0 as urgent
  from grievances`;

function isShown(show: InboxFilter, staffId: string): RawBuilder<unknown> {
  if (show === "waiting") return sql`waiting = 1`;
  if (show === "mine") return sql`assigned = ${staffId} and closed = 0`;
  return show === "closed" ? sql`closed = 1` : sql`1 = 1`;
}

/** How many entries of the area wait, and how many this list shows. */
export async function countPlaces(db: Database, areas: Areas, show: InboxFilter, staffId: string) {
  const { rows } = await sql<Record<"waiting" | "shown", Count>>`
    select sum(waiting) as waiting, sum(case when ${isShown(show, staffId)} then 1 else 0 end) as shown from ${placesIn(db, areas)} as places`.execute(
    db,
  );
  return { waiting: Number(rows[0]?.waiting ?? 0), shown: Number(rows[0]?.shown ?? 0) };
}

/** What waits in an area: all, words of danger, what is assigned to this staff member, and since when the oldest waits. */
export async function countOpen(db: Database, areas: Areas, staffId: string) {
  const { rows } = await sql<Record<"waiting" | "urgent" | "mine", Count> & { since: string | null }>`
    select sum(waiting) as waiting, sum(urgent) as urgent, sum(case when assigned = ${staffId} then waiting else 0 end) as mine,
      min(case when waiting = 1 then since end) as since
    from ${placesIn(db, areas)} as places`.execute(db);
  const [row] = rows;
  return {
    messages: Number(row?.waiting ?? 0),
    urgent: Number(row?.urgent ?? 0),
    mine: Number(row?.mine ?? 0),
    since: row?.since ?? null,
  };
}

/** How many conversations and complaints began to wait after this time; reads only rows since then. */
export async function countWaitingSince(db: Database, areas: Areas, since: string): Promise<number> {
  const { rows } = await sql<{ people: Count }>`
    select count(distinct asked.account_id) as people from chat_messages as asked where asked.sent_on > ${since} and asked.type = ${sql.lit(fromLearner)}
      ${coverEverything(areas) ? sql`` : sql`and asked.account_id in (${accountsIn(db, areas)})`}
      and not exists (select 1 from chat_messages as later where later.account_id = asked.account_id and later.sent_on > asked.sent_on and later.type <> ${sql.lit(fromLearner)})
      and not exists (select 1 from conversations where conversations.account_id = asked.account_id and conversations.closed_at >= asked.sent_on)`.execute(
    db,
  );
  const complaints = coverEverything(areas) ? await countComplaints(db, sql`created_at > ${since}`) : 0;
  return Number(rows[0]?.people ?? 0) + complaints;
}

/** The number of overdue complaints; with `since`, of those that became overdue after this time. */
export async function countOverdue(db: Database, areas: Areas, now: Date, since = ""): Promise<number> {
  if (!coverEverything(areas)) return 0;
  return countComplaints(db, sql`due_at <= ${now.toISOString()} and due_at > ${since}`);
}

async function countComplaints(db: Database, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ complaints: Count }>`select count(*) as complaints from grievances
    where answered_at is null and ${condition}`.execute(db);
  return Number(rows[0]?.complaints ?? 0);
}

type Part = { show: InboxFilter; staffId: string; limit: number; offset: number };

/** Entries with words of danger come first, then those that wait, longest wait first, then the newest. */
export async function listPlaces(db: Database, areas: Areas, { show, staffId, limit, offset }: Part): Promise<Place[]> {
  const { rows } = await sql<
    Omit<Place, "unread" | "waiting" | "urgent"> & Record<"unread" | "waiting" | "urgent", number>
  >`
    select kind, id, since, unread, waiting, urgent, assigned from ${placesIn(db, areas)} as places where ${isShown(show, staffId)}
    order by urgent desc, waiting desc, case when waiting = 1 then since end, since desc, id limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows.map(({ unread, waiting, urgent, ...place }) => ({
    ...place,
    unread: Number(unread),
    waiting: waiting === 1,
    urgent: urgent === 1,
  }));
}

const entriesPerPage = 20;

/** One page of conversations and complaints. Those that wait come first, the longest wait first of all. */
export async function listInbox(db: Database, { accountId, areas }: Staff, show: InboxFilter, page: number) {
  const { waiting, shown } = await countPlaces(db, areas, show, accountId);
  const { page: current, pages, ...part } = pageOf(shown, page, entriesPerPage);
  const places = await listPlaces(db, areas, { show, staffId: accountId, ...part });
  return { data: await withDetails(db, places), page: current, pages, waiting };
}

async function withDetails(db: Database, places: Place[]): Promise<InboxEntry[]> {
  // A list may not be empty in SQL; neither an account nor a ticket is empty.
  const ids = ["", ...places.map(({ id }) => id)];
  const [names, texts, complaints] = await Promise.all([
    readNames(db, ...places.flatMap(({ id, assigned }) => [id, assigned])),
    db
      .selectFrom("chat_messages")
      .select(["account_id", "msg"])
      .where("account_id", "in", ids)
      .where("type", "=", fromLearner)
      .orderBy("sent_on")
      .execute(),
    db.selectFrom("grievances").select(["ticket", "name", "message", "due_at"]).where("ticket", "in", ids).execute(),
  ]);
  const latest = new Map(texts.map(({ account_id, msg }) => [account_id, msg]));
  return places.map(({ assigned, ...place }) => {
    const complaint = complaints.find(({ ticket }) => ticket === place.id);
    return {
      ...place,
      name: complaint?.name ?? names.get(place.id)?.name ?? "",
      preview: complaint?.message ?? latest.get(place.id) ?? "",
      due: complaint?.due_at ?? null,
      assignedTo: assigned && (names.get(assigned)?.name ?? null),
    };
  });
}
