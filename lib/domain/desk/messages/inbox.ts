import { sql } from "kysely";
import type { InboxEntry, shownMessages } from "../../../contract/desk/messages";
import type { Database } from "../../../platform/db";
import { type Areas, coverEverything } from "../../../platform/staff";
import { fromLearner } from "../../chat";
import { accountsIn } from "../access/area-query";
import type { Staff } from "../access/require-staff";

export const entriesPerPage = 20;
type Show = (typeof shownMessages)[number];
/** What decides whether and where an entry stands in the list. */
type Place = { kind: InboxEntry["kind"]; id: string; since: string; unread: number; waiting: boolean; closed: boolean; assigned: string | null };

/** One page of conversations and complaints. Those that wait come first, the longest wait first of all. */
export async function listInbox(db: Database, { accountId, areas }: Staff, show: Show, page: number) {
  // A complaint belongs to no course and no state.
  const grievances = coverEverything(areas) ? await listGrievances(db) : [];
  const all = [...(await listConversations(db, areas)), ...grievances];
  const shown = all.filter((place) => isShown(place, show, accountId)).sort(byWait);
  const pages = Math.max(1, Math.ceil(shown.length / entriesPerPage));
  const current = Math.min(page, pages);
  const places = shown.slice((current - 1) * entriesPerPage, current * entriesPerPage);
  return { data: await withDetails(db, places), page: current, pages, waiting: all.filter(({ waiting }) => waiting).length };
}

/** How many conversations and complaints wait for an answer. */
export async function countWaiting(db: Database, areas: Areas): Promise<number> {
  const places = [...(await listConversations(db, areas)), ...(coverEverything(areas) ? await listGrievances(db) : [])];
  return places.filter(({ waiting }) => waiting).length;
}

function isShown({ waiting, closed, assigned }: Place, show: Show, staffId: string): boolean {
  if (show === "waiting") return waiting;
  if (show === "mine") return assigned === staffId && !closed;
  return show === "all" || closed;
}

function byWait(one: Place, other: Place): number {
  if (one.waiting !== other.waiting) return one.waiting ? -1 : 1;
  return one.waiting ? one.since.localeCompare(other.since) : other.since.localeCompare(one.since);
}

async function listConversations(db: Database, areas: Areas): Promise<Place[]> {
  const own = sql<string | null>`max(case when chat_messages.type = ${sql.lit(fromLearner)} then chat_messages.sent_on end)`;
  const unread = sql<
    number | string
  >`sum(case when chat_messages.type = ${sql.lit(fromLearner)} and chat_messages.sent_on > coalesce(conversations.read_at, '') then 1 else 0 end)`;
  let query = db
    .selectFrom("chat_messages")
    .leftJoin("conversations", "conversations.account_id", "chat_messages.account_id")
    .select(["chat_messages.account_id", "conversations.assigned_to", "conversations.closed_at"])
    .select(({ fn }) => [own.as("own"), unread.as("unread"), fn.max("chat_messages.sent_on").as("latest")])
    .groupBy(["chat_messages.account_id", "conversations.assigned_to", "conversations.closed_at"]);
  if (!coverEverything(areas)) query = query.where("chat_messages.account_id", "in", accountsIn(db, areas));
  const rows = await query.execute();
  return rows.flatMap(({ account_id, assigned_to, closed_at, own: written, unread: count, latest }) => {
    // What only coordinators have written waits for nobody.
    if (written === null) return [];
    const closed = closed_at !== null && closed_at >= written;
    return {
      kind: "conversation",
      id: account_id,
      since: written,
      unread: Number(count),
      waiting: !closed && written === latest,
      closed,
      assigned: assigned_to,
    };
  });
}

async function listGrievances(db: Database): Promise<Place[]> {
  const rows = await db.selectFrom("grievances").select(["ticket", "created_at", "assigned_to", "answered_at"]).execute();
  return rows.map(({ ticket, created_at, assigned_to, answered_at }) => {
    const closed = answered_at !== null;
    return { kind: "grievance", id: ticket, since: created_at, unread: closed ? 0 : 1, waiting: !closed, closed, assigned: assigned_to };
  });
}

async function withDetails(db: Database, places: Place[]): Promise<InboxEntry[]> {
  const idsOf = (kind: Place["kind"]) => places.filter((place) => place.kind === kind).map(({ id }) => id);
  const [texts, complaints, staff] = await Promise.all([
    latestTexts(db, idsOf("conversation")),
    grievanceTexts(db, idsOf("grievance")),
    namesOf(
      db,
      places.flatMap(({ assigned }) => assigned ?? []),
    ),
  ]);
  return places.map(({ closed, assigned, ...place }) => {
    const known = (place.kind === "conversation" ? texts : complaints).get(place.id);
    return { ...place, name: known?.name ?? "", preview: known?.text ?? "", due: known?.due ?? null, assignedTo: assigned && (staff.get(assigned) ?? null) };
  });
}

type Details = Map<string, { name: string; text: string; due: string | null }>;

async function latestTexts(db: Database, accountIds: string[]): Promise<Details> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("chat_messages")
    .innerJoin("accounts", "accounts.id", "chat_messages.account_id")
    .select(["accounts.id", "accounts.first_name", "accounts.last_name", "chat_messages.msg"])
    .where("accounts.id", "in", accountIds)
    .where("chat_messages.type", "=", fromLearner)
    .orderBy("chat_messages.sent_on")
    .execute();
  return new Map(rows.map(({ id, first_name, last_name, msg }) => [id, { name: `${first_name} ${last_name}`.trim(), text: msg, due: null }]));
}

async function grievanceTexts(db: Database, tickets: string[]): Promise<Details> {
  if (tickets.length === 0) return new Map();
  const rows = await db.selectFrom("grievances").select(["ticket", "name", "message", "due_at"]).where("ticket", "in", tickets).execute();
  return new Map(rows.map(({ ticket, name, message, due_at }) => [ticket, { name, text: message, due: due_at }]));
}

/** The names of staff members, by their account. */
export async function namesOf(db: Database, accountIds: string[]): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db.selectFrom("accounts").select(["id", "first_name", "last_name"]).where("id", "in", accountIds).execute();
  return new Map(rows.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]));
}
