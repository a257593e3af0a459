import { type SelectQueryBuilder, sql } from "kysely";
import { mostMoved, type Roster, type rosters } from "../../../contract/desk/rosters";
import { CallError } from "../../../platform/call-error";
import { countRows, type Database, pageOf, type Schema, write } from "../../../platform/db";
import { translatorFor } from "../../../platform/i18n/messages";
import { accountsIn } from "../../../platform/staff";
import type { Operations } from "../../call";
import { findState, hasBlock } from "../../places";
import { outsideArea, requireStaff, type Staff } from "../access/require-staff";
import { requirePlace } from "./change-person";
import { listMoves, movePeople, readWorkplaces, undoMove } from "./roster-moves";
import { placeInWords } from "./words";

const rostersPerPage = 25;

/** The rosters of institutions, and moving people between them (rule: desk.rosters). */
export const rosterDesk: Pick<Operations<"desk">, keyof typeof rosters> = {
  async listRosters(context, { find = "", page: wantedPage }) {
    const staff = await requireStaff(context, "people");
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

  async readRoster(context, { institution, district, block = "" }) {
    const staff = await requireStaff(context, "people");
    const rows = await context.db
      .selectFrom("accounts")
      .select(["id", "username", "first_name", "last_name"])
      .where("id", "in", accountsIn(context.db, staff.areas))
      .where("current_institute", "=", institution)
      .where("district", "=", district)
      .where("block", "=", block)
      .where("current_institute", "<>", "")
      .where("role", "=", "learner")
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

  async transferPeople(context, { accountIds, stateId, district, block = "", institution, confirmed = false }) {
    const staff = await requireStaff(context, "people");
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

  async undoTransfer(context, { id }) {
    const staff = await requireStaff(context, "people");
    const people = await write(context.db, (db) => undoMove({ ...context, db }, staff, id));
    return { status: true, message: translatorFor(context.language, "answers")("rosterUndone", { people }), people };
  },
};

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
    .where("id", "in", accountsIn(db, areas))
    .where(sql<boolean>`lower(current_institute) like ${pattern} escape '\\'`)
    .groupBy(["current_institute", "district", "block", "state", "state_id"]);
}

/** @throws CallError where one of them is not in the area: nobody is moved then */
async function requireAllInArea(db: Database, staff: Staff, ids: string[]): Promise<void> {
  const found = await accountsIn(db, staff.areas).where("accounts.id", "in", ids).execute();
  if (found.length !== ids.length) throw outsideArea(staff);
}
