import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shownMessages } from "../../../contract/desk/messages";
import { write } from "../../../platform/db";
import { dialects, type FreshDatabase, freshDatabase } from "../../../platform/db/testing/fresh-database";
import { insertAccount } from "../testing/accounts";
import { countPlaces, listPlaces, type Place } from "./inbox";

const minute = fc.nat({ max: 30 }).map((number) => new Date(Date.UTC(2026, 5, 1, 12, number)).toISOString());
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const conversation = fc.record({
  state: fc.constantFrom(5, 34),
  messages: fc.array(
    fc.record({ type: fc.constantFrom(1, 2), sent: minute, danger: fc.constantFrom(null, null, "suicide") }),
    { minLength: 1, maxLength: 4 },
  ),
  read: maybe(minute),
  closed: maybe(minute),
  assigned: maybe(fc.constantFrom("me", "other")),
});
const grievance = fc.record({
  created: minute,
  answered: maybe(minute),
  assigned: maybe(fc.constantFrom("me", "other")),
});
const portal = fc.record({
  conversations: fc.array(conversation, { maxLength: 12 }),
  grievances: fc.array(grievance, { maxLength: 6 }),
});
type Made = typeof portal extends fc.Arbitrary<infer Value> ? Value : never;
type Expected = Place & { closed: boolean };

/** Every entry, computed from what was generated and not from the database. */
function expectedEntries({ conversations, grievances }: Made, state: number | null): Expected[] {
  const talks = conversations.flatMap(({ state: of, messages, read, closed, assigned }, number): Expected[] => {
    const own = messages.filter(({ type }) => type === 1).map(({ sent }) => sent);
    const since = own.toSorted().at(-1);
    if (!since || (state !== null && of !== state)) return [];
    const isClosed = closed !== null && closed >= since;
    const waiting = !isClosed && messages.every(({ sent }) => sent <= since);
    const urgent =
      !isClosed &&
      messages.some((told) => isUrgent(told) && messages.every(({ type, sent }) => type === 1 || sent < told.sent));
    const unread = own.filter((sent) => sent > (read ?? "")).length;
    return [
      { kind: "conversation", id: `person-${number}`, since, unread, waiting, urgent, closed: isClosed, assigned },
    ];
  });
  const complaints = grievances.map(({ created, answered, assigned }, number): Expected => {
    const open = answered === null;
    return {
      kind: "grievance",
      id: `ticket-${number}`,
      since: created,
      unread: open ? 1 : 0,
      waiting: open,
      urgent: false,
      closed: !open,
      assigned,
    };
  });
  return [...talks, ...(state === null ? complaints : [])].sort(byWait);
}

/** `danger` in a coordinator's answer counts for nothing. */
const isUrgent = ({ type, danger }: { type: number; danger: string | null }) => type === 1 && danger !== null;

function byWait(one: Expected, other: Expected): number {
  if (one.urgent !== other.urgent) return one.urgent ? -1 : 1;
  if (one.waiting !== other.waiting) return one.waiting ? -1 : 1;
  const order = one.since.localeCompare(other.since);
  return (one.waiting ? order : -order) || (one.id < other.id ? -1 : 1);
}

const isShown = {
  waiting: ({ waiting }: Expected) => waiting,
  mine: ({ assigned, closed }: Expected) => assigned === "me" && !closed,
  all: () => true,
  closed: ({ closed }: Expected) => closed,
};

describe.each(dialects)("on %s", (dialect) => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase(dialect);
  });
  afterAll(() => fresh.remove());

  const fill = (made: Made) =>
    write(fresh.opened.db, async (db) => {
      await db.deleteFrom("accounts").execute();
      await db.deleteFrom("grievances").execute();
      for (const [number, { state, messages, read, closed, assigned }] of made.conversations.entries()) {
        const account_id = `person-${number}`;
        await insertAccount(db, account_id, { state_id: state });
        const rows = messages.map(({ type, sent, danger }, index) => ({
          account_id,
          id: String(index),
          type,
          msg: "Hello",
          sent_on: sent,
          danger,
        }));
        await db.insertInto("chat_messages").values(rows).execute();
        if (read ?? closed ?? assigned)
          await db
            .insertInto("conversations")
            .values({ account_id, read_at: read, closed_at: closed, assigned_to: assigned })
            .execute();
      }
      for (const [number, { created, answered, assigned }] of made.grievances.entries()) {
        await db
          .insertInto("grievances")
          .values({
            ticket: `ticket-${number}`,
            name: "Asha",
            contact: "",
            message: "Hello",
            language: "en",
            created_at: created,
            due_at: created,
            assigned_to: assigned,
            answered_at: answered,
          })
          .execute();
      }
    });

  test("each list has the entries it shows, in order, page after page", async () => {
    const { db } = fresh.opened;
    await fc.assert(
      fc.asyncProperty(
        portal,
        fc.constantFrom(null, 5),
        fc.constantFrom(...shownMessages),
        async (made, state, show) => {
          await fill(made);
          const areas = { courses: null, states: state === null ? null : [state] };
          const all = expectedEntries(made, state);
          const shown = all.filter(isShown[show]);
          const counts = await countPlaces(db, areas, show, "me");
          expect(counts).toEqual({ waiting: all.filter(({ waiting }) => waiting).length, shown: shown.length });
          const page = (offset: number) => listPlaces(db, areas, { show, staffId: "me", limit: 3, offset });
          const listed = (await Promise.all([0, 3, 6, 9, 12, 15].map(page))).flat();
          expect(listed).toEqual(shown.map(({ closed: _, ...place }) => place));
        },
      ),
      { numRuns: 40 },
    );
  });
});
