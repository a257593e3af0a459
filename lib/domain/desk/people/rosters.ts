import { randomUUID } from "node:crypto";
import { type SelectQueryBuilder, sql } from "kysely";
import type { ChangedField } from "../../../contract/desk/people";
import { mostMoved, type Roster, type RosterMove, type rosters } from "../../../contract/desk/rosters";
import { CallError } from "../../../platform/call-error";
import { countRows, type Database, hasTransactionalDdl, pageOf, type Schema, write } from "../../../platform/db";
import { translatorFor } from "../../../platform/i18n/messages";
import { accountsIn, recordStaffAction } from "../../../platform/staff";
import { utc } from "../../../platform/utc";
import { type Account, settleProfile, updateAccount } from "../../accounts";
import type { CallContext } from "../../call";
import { findState, hasBlock } from "../../places";
import { coversState } from "../access/area";
import { forStaff, outsideArea, type Staff } from "../access/require-staff";
import { readNames } from "../access/roles";
import { requirePlace, storeChanges } from "./change-person";
import { informOfChange } from "./inform-person";
import { placeInWords } from "./words";

const rostersPerPage = 25;

/** The rosters of institutions, and moving people between them (rule: desk.rosters). */
export const rosterDesk = forStaff<keyof typeof rosters>("people", {
  async listRosters(context, staff, { find = "", page: wantedPage }) {
    const all = groupsIn(context.db, staff, find);
    const total = await countRows(context.db.selectFrom(all.as("groups")));
    const { page, pages, limit, offset } = pageOf(total, Number(wantedPage ?? 1), rostersPerPage);
    const rows = await all
      .orderBy("institution")
      .orderBy("district")
      .orderBy("block")
      .limit(limit)
      .offset(offset)
      .execute();
    return {
      data: rows.map(
        ({ people, ...school }): Roster => ({
          ...school,
          people: Number(people),
          place: placeInWords(context, { ...school, state_id: school.stateId }),
        }),
      ),
      moves: await listMoves(context, staff),
      page,
      pages,
    };
  },

  async readRoster(context, staff, { institution, state = "", district, block = "" }) {
    const rows = await context.db
      .selectFrom("accounts")
      .select(["id", "username", "first_name", "last_name"])
      .where("id", "in", accountsIn(context.db, staff.areas))
      .where("current_institute", "=", institution)
      .where("district", "=", district)
      .where("block", "=", block)
      .where("current_institute", "<>", "")
      .where("role", "=", "learner")
      .$if(state !== "", (query) => query.where("state_id", "=", Number(state) || 0))
      .orderBy("first_name")
      .orderBy("last_name")
      .orderBy("id")
      .limit(mostMoved + 1)
      .execute();
    const data = rows.slice(0, mostMoved).map(({ id, username, first_name, last_name }) => ({
      accountId: id,
      username,
      name: `${first_name} ${last_name}`.trim(),
    }));
    return { data, more: rows.length > mostMoved };
  },

  async transferPeople(context, staff, { accountIds, stateId, district, block = "", institution, confirmed = false }) {
    const ids = [...new Set(accountIds)];
    const state_id = Number(stateId);
    const state = findState(context.content, state_id)?.en ?? "";
    const to = { state_id, state, district, block, current_institute: institution };
    requirePlace(context, staff, state_id, district);
    if (block && !hasBlock(context.content, state_id, district, block))
      throw new CallError("BAD_REQUEST", "blockUnknown");
    if (!institution) throw new CallError("BAD_REQUEST", "enterInstitute");
    if (ids.length === 0) throw new CallError("BAD_REQUEST", "rosterNobody");
    const t = translatorFor(context.language, "answers");
    const people = ids.length;
    if (!confirmed) {
      await requireAllInArea(context.db, staff, ids);
      await readWorkplaces(context.db, ids);
      return { status: true, message: t("rosterPreview", { people, institution, district }), moved: false, people };
    }
    await write(context.db, async (db) => {
      await requireAllInArea(db, staff, ids);
      await movePeople({ ...context, db }, staff, ids, to);
    });
    return { status: true, message: t("rosterMoved", { people, institution }), moved: true, people };
  },

  async undoTransfer(context, staff, { id }) {
    const people = await write(context.db, (db) => undoMove({ ...context, db }, staff, id));
    return { status: true, message: translatorFor(context.language, "answers")("rosterUndone", { people }), people };
  },
});

type Group = Omit<Roster, "people" | "place"> & { people: number | string };

function groupsIn(db: Database, { areas }: Staff, find: string): SelectQueryBuilder<Schema, "accounts", Group> {
  const pattern = `%${find
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&")}%`;
  return db
    .selectFrom("accounts")
    .select(["current_institute as institution", "district", "block", "state", "state_id as stateId"])
    .select(({ fn }) => fn.countAll<number | string>().as("people"))
    .where("current_institute", "<>", "")
    .where("role", "=", "learner")
    .where("id", "in", accountsIn(db, areas))
    .where(sql<boolean>`lower(current_institute) like ${pattern} escape '\\'`)
    .groupBy(["current_institute", "district", "block", "state", "state_id"]);
}

/** @throws CallError where one of them is not in the area: nobody is moved then */
async function requireAllInArea(db: Database, staff: Staff, ids: string[]): Promise<void> {
  const found = await accountsIn(db, staff.areas).where("accounts.id", "in", ids).execute();
  if (found.length !== ids.length) throw outsideArea(staff);
}

const columns = ["state_id", "state", "district", "block", "current_institute"] as const;
/** Where a person works, as the account holds it. */
type Workplace = Pick<Account, (typeof columns)[number]>;
const fields: [ChangedField, "district" | "block" | "current_institute"][] = [
  ["district", "district"],
  ["block", "block"],
  ["institution", "current_institute"],
];
const hoursToUndo = 24;
const shownMoves = 20;

const isSame = (one: Workplace, other: Workplace) => columns.every((column) => one[column] === other[column]);

/** The accounts with their workplaces. @throws CallError CONFLICT where one is of staff, who change their own profile */
async function readWorkplaces(db: Database, ids: string[]) {
  const accounts = db
    .selectFrom("accounts")
    .select(["id", "role", ...columns])
    .where("id", "in", ids)
    .orderBy("id");
  // Locked, so that of two moves at the same time the second finds the people where the first has put them.
  const rows = await (hasTransactionalDdl(db) ? accounts.forUpdate() : accounts).execute();
  if (rows.some(({ role }) => role !== "learner")) throw new CallError("CONFLICT", "rosterStaff");
  return rows.map(({ id, role: _, ...place }) => ({ id, place }));
}

/**
 * Moves people in the caller's transaction: the old values are kept, each person is told by mail, and the move can be
 * undone for a day. People who are there already are neither moved nor told again, so a move that is repeated after a
 * lost response does nothing.
 */
async function movePeople(context: CallContext, staff: Staff, ids: string[], to: Workplace): Promise<void> {
  const { db, now } = context;
  const id = randomUUID();
  for (const { id: account_id, place } of await readWorkplaces(db, ids)) {
    if (isSame(place, to)) continue;
    const [before, after] = [JSON.stringify(place), JSON.stringify(to)];
    await db
      .insertInto("roster_moves")
      .values({ id, account_id, staff_id: staff.accountId, before, after, moved_at: now.toISOString() })
      .execute();
    await changeWorkplace(context, staff, { accountId: account_id, from: place, to, action: "personTransferred" });
  }
}

type Change = { accountId: string; from: Workplace; to: Workplace; action: "personTransferred" | "transferUndone" };

async function changeWorkplace(context: CallContext, staff: Staff, { accountId, from, to, action }: Change) {
  const { db, now } = context;
  await updateAccount(db, accountId, { ...to, updated_at: now.toISOString() });
  await settleProfile(context, db, accountId);
  const changed = fields.flatMap(([field, column]) =>
    from[column] === to[column] ? [] : [{ field, from: from[column], to: to[column] }],
  );
  await storeChanges(context, staff, accountId, changed);
  const changedFields = changed.map(({ field }) => field);
  await informOfChange(context, accountId, changedFields);
  const details = { state: to.state_id, district: to.district, block: to.block };
  await recordStaffAction({ db, now }, staff, action, accountId, details);
}

const undoable = (now: Date) => utc(now).subtract(hoursToUndo, "hours").toISOString();

/** Whether somebody was in a state of the staff member before a move: it is not undone into another one. */
const wasInside = (staff: Staff, before: string) => coversState(staff, (JSON.parse(before) as Workplace).state_id ?? 0);

/**
 * Moves the people of a move of the last day back, in the caller's transaction; who was changed since, has a role now
 * or is not in the area stays.
 * @returns how many @throws CallError where there is no such move in the area, or a day has passed
 */
async function undoMove(context: CallContext, staff: Staff, id: string): Promise<number> {
  const { db, now } = context;
  const rows = await db
    .selectFrom("roster_moves")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "in", accountsIn(db, staff.areas).where("accounts.role", "=", "learner"))
    .execute();
  const own = rows.filter(({ before }) => wasInside(staff, before));
  if (own.length === 0) throw outsideArea(staff);
  if (own.some(({ moved_at }) => moved_at <= undoable(now))) throw new CallError("NOT_FOUND", "rosterTooLate");
  const open = own.filter(({ undone_at }) => undone_at === null);
  if (open.length === 0) return 0;
  const ids = open.map(({ account_id }) => account_id);
  const places = await readWorkplaces(db, ids);
  let people = 0;
  for (const { account_id, before, after } of open) {
    const place = places.find(({ id: account }) => account === account_id)?.place;
    const [from, to] = [JSON.parse(after) as Workplace, JSON.parse(before) as Workplace];
    if (!place || !isSame(place, from)) continue;
    await changeWorkplace(context, staff, { accountId: account_id, from, to, action: "transferUndone" });
    people += 1;
  }
  await db
    .updateTable("roster_moves")
    .set({ undone_at: now.toISOString() })
    .where("id", "=", id)
    .where("account_id", "in", ids)
    .execute();
  return people;
}

/** The moves of the last day that can be undone in the area, newest first. */
async function listMoves(context: CallContext, staff: Staff): Promise<RosterMove[]> {
  const { db, now } = context;
  const rows = await db
    .selectFrom("roster_moves")
    .select(["id", "staff_id", "before", "after", "moved_at"])
    .select(({ fn }) => fn.countAll<number | string>().as("people"))
    .where("undone_at", "is", null)
    .where("moved_at", ">", undoable(now))
    .where("account_id", "in", accountsIn(db, staff.areas).where("accounts.role", "=", "learner"))
    .groupBy(["id", "staff_id", "before", "after", "moved_at"])
    .orderBy("moved_at", "desc")
    .execute();
  const own = rows.filter(({ before }) => wasInside(staff, before));
  const names = await readNames(db, ...own.map(({ staff_id }) => staff_id));
  const moves = new Map<string, RosterMove>();
  for (const { id, staff_id, after, moved_at, people } of own) {
    const to = JSON.parse(after) as Workplace;
    moves.set(id, {
      id,
      people: (moves.get(id)?.people ?? 0) + Number(people),
      institution: to.current_institute,
      at: moved_at,
      place: placeInWords(context, to),
      by: names.get(staff_id)?.name ?? "",
    });
  }
  return [...moves.values()].slice(0, shownMoves);
}
