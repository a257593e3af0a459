import type { InboxEntry } from "../../../contract/desk/messages";
import { type Database, pageOf } from "../../../platform/db";
import { fromLearner } from "../../chat";
import type { Staff } from "../access/require-staff";
import { countPlaces, type InboxFilter, listPlaces, type Place } from "./inbox-places";

const entriesPerPage = 20;

/** One page of conversations and complaints. Those that wait come first, the longest wait first of all. */
export async function listInbox(db: Database, { accountId, areas }: Staff, show: InboxFilter, page: number) {
  const { waiting, shown } = await countPlaces(db, areas, show, accountId);
  const { page: current, pages, ...part } = pageOf(shown, page, entriesPerPage);
  const places = await listPlaces(db, areas, { show, staffId: accountId, ...part });
  return { data: await withDetails(db, places), page: current, pages, waiting };
}

async function withDetails(db: Database, places: Place[]): Promise<InboxEntry[]> {
  const placeIds = (kind: Place["kind"]) => places.filter((place) => place.kind === kind).map(({ id }) => id);
  const [texts, complaints, staff] = await Promise.all([
    latestTexts(db, placeIds("conversation")),
    grievanceTexts(db, placeIds("grievance")),
    readStaffNames(
      db,
      places.flatMap(({ assigned }) => assigned ?? []),
    ),
  ]);
  return places.map(({ assigned, ...place }) => {
    const known = (place.kind === "conversation" ? texts : complaints).get(place.id);
    return {
      ...place,
      name: known?.name ?? "",
      preview: known?.text ?? "",
      due: known?.due ?? null,
      assignedTo: assigned && (staff.get(assigned) ?? null),
    };
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
  return new Map(
    rows.map(({ id, first_name, last_name, msg }) => [
      id,
      { name: `${first_name} ${last_name}`.trim(), text: msg, due: null },
    ]),
  );
}

async function grievanceTexts(db: Database, tickets: string[]): Promise<Details> {
  if (tickets.length === 0) return new Map();
  const rows = await db
    .selectFrom("grievances")
    .select(["ticket", "name", "message", "due_at"])
    .where("ticket", "in", tickets)
    .execute();
  return new Map(rows.map(({ ticket, name, message, due_at }) => [ticket, { name, text: message, due: due_at }]));
}

/** The names of staff members, by their account. */
export async function readStaffNames(db: Database, accountIds: string[]): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("accounts")
    .select(["id", "first_name", "last_name"])
    .where("id", "in", accountIds)
    .execute();
  return new Map(rows.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]));
}
