import { beforeAll, describe, expect, test } from "vitest";
import { type Dimension, measures } from "../../../../contract/desk/programmes";
import type { CallContext } from "../../../call";
import { onFreshPortal } from "../../../testing/fresh-portal";
import { desk } from "../..";
import { newStaff } from "../../testing/staff";
import { programmeFigures } from "../figures";
import { exactly } from "../small-groups";
import { earlierTable, readThen } from "../testing/earlier-rule";
import { type Bounds, knownBounds } from "../testing/known-bounds";
import { beginNextWeek } from "../testing/next-week";
import { collectKnowledge, type Read, type Reading, type ReadTable } from "../testing/partner-attack";
import { eachMonth, filtersOfPeople, insertPopulation, partnerOfAll, strangersText } from "../testing/population";

// Threat T34: a partner asks for every table and computes small groups from all of them. One database is enough: both
// count the same (figure-tables.test.ts).

const filters = filtersOfPeople([...eachMonth, { from: "2026-01-01", to: "2026-03-01" }]);
const stateIds: Record<string, string> = { Bihar: "5", "Uttar Pradesh": "34" };
const filterValue = (by: Dimension, label: string) => (by === "state" ? (stateIds[label] ?? label) : label);
/** Each number separately, in any table. */
const each =
  (range: (figure: number | null) => Bounds): Reading =>
  (column, total) => ({ column: column.map(range), total: range(total) });
const endless = Number.POSITIVE_INFINITY;
/**
 * What is certain: the page says that a number that shows is of five people or more, and one that does not show may be
 * of nobody.
 */
const certain = each((figure) => ({ least: figure === null ? 0 : 5, most: endless }));
/** What follows for somebody who believes that no number is further off than this. */
const atMostOff = (off: number) =>
  each((figure) =>
    figure === null
      ? { least: 0, most: 4 + Math.max(0, off - 2) }
      : { least: Math.max(5, figure - off), most: figure + off },
  );

function completed(shown: ReadTable | undefined, all: ReadTable | undefined): ReadTable {
  if (!shown || !all) throw new Error("A table was not read");
  const figures = Object.fromEntries(measures.map((measure) => [measure, null])) as ReadTable["total"];
  const rows = all.rows.map(({ label }) => shown.rows.find((row) => row.label === label) ?? { label, figures });
  return { rows, total: shown.total };
}

describe("a partner who reads every table with every filter", () => {
  let guest: CallContext;
  let partner: CallContext;
  onFreshPortal("sqlite", async (context) => {
    guest = context;
    await insertPopulation(guest.db, 24);
    partner = (await newStaff(guest, "partner")).context;
  });

  const seen: Read[] = [];
  /** As somebody reads it who knows which rows there could be: those that are left out have no number. */
  const withAllRows: Read[] = [];
  const exact: Read[] = [];
  let truth = new Map<string, Bounds>();
  beforeAll(async () => {
    for (const filter of filters) {
      seen.push({ filters: filter, table: await desk.programmeFigures(partner, filter) });
      exact.push({ filters: filter, table: await programmeFigures(partner, partnerOfAll, filter, exactly) });
      withAllRows.push({ filters: filter, table: completed(seen.at(-1)?.table, exact.at(-1)?.table) });
    }
    const { bounds, sums } = collectKnowledge(
      exact,
      each((figure) => ({ least: figure ?? 0, most: figure ?? 0 })),
      filterValue,
    );
    truth = knownBounds(bounds, sums) ?? truth;
  });

  /**
   * How many groups of one to four people somebody with this reading of the tables knows exactly, and for how many of
   * all groups the reading is wrong.
   */
  function learnedFrom(reads: Read[], reading: Reading) {
    const { bounds, sums } = collectKnowledge(reads, reading, filterValue);
    const known = knownBounds(bounds, sums);
    // Bounds that contradict each other are wrong, and nobody knows which of them.
    if (!known) return { groups: 0, exact: 0, bounded: 0, wrong: endless };
    const all = [...truth].flatMap(([name, { least: people }]) => ({
      people,
      known: known.get(name) ?? { least: 0, most: endless },
    }));
    const small = all.filter(({ people }) => people >= 1 && people <= 4);
    return {
      groups: small.length,
      exact: small.filter((group) => group.known.least === group.known.most).length,
      bounded: small.filter((group) => group.known.most < endless).length,
      wrong: all.filter((group) => group.people < group.known.least || group.people > group.known.most).length,
    };
  }

  test("by the earlier rule many small groups were known exactly: the attack of this test works", () => {
    const then = exact.map((read) => ({ ...read, table: earlierTable(read.table) }));
    const learned = learnedFrom(then, readThen);
    expect(learned.groups).toBeGreaterThan(1000);
    expect(learned.exact).toBeGreaterThan(20);
    expect(learned.wrong).toBe(0);
  });

  test("determines no group of one to four people, because no number is an upper bound", () => {
    const learned = learnedFrom(withAllRows, certain);
    expect(learned.groups).toBeGreaterThan(1000);
    expect([learned.exact, learned.bounded, learned.wrong]).toEqual([0, 0, 0]);
  });

  test.each([2, 4, 6, 7, 8, 9, 10, 12, 15])(
    "learns nothing exactly by believing that no number is off by more than %i",
    (off) => {
      expect(learnedFrom(withAllRows, atMostOff(off)).exact).toBe(0);
    },
  );

  test("gets the same number for the same people in every table", () => {
    const shown = new Map<string, Set<number | null>>();
    for (const { filters: filter, table } of seen) {
      const { by, ...people } = filter;
      for (const step of measures) {
        const name = JSON.stringify([people, step]);
        shown.set(name, (shown.get(name) ?? new Set()).add(table.total[step]));
      }
    }
    expect([...shown].filter(([, numbers]) => numbers.size > 1)).toEqual([]);
    // A row has the number of the filter that shows it alone.
    const { bounds } = collectKnowledge(
      seen,
      each((figure) => ({ least: figure ?? 0.5, most: figure ?? 0.5 })),
      filterValue,
    );
    expect([...bounds].filter(([, { least, most }]) => least > most)).toEqual([]);
  });

  test("reads no text that a stranger has registered with", () => {
    expect(JSON.stringify(exact.map(({ table }) => table.rows))).not.toContain(strangersText);
    expect(JSON.stringify(seen)).not.toContain(strangersText);
    const { rows } = seen.find(
      ({ filters: { by, course, state, from, campaign } }) =>
        by === "campaign" && !course && !state && !from && !campaign,
    )?.table ?? {
      rows: [],
    };
    expect(rows.map(({ label }) => label)).toContain("Other");
  });

  test("cannot make a group larger with made-up registrations: only a verified address counts", async () => {
    const before = await Promise.all(filters.slice(0, 40).map((filter) => desk.programmeFigures(partner, filter)));
    const made = await guest.db
      .selectFrom("accounts")
      .selectAll()
      .where("role", "=", "learner")
      .where("verified_email", "=", 1)
      .limit(1)
      .executeTakeFirstOrThrow();
    for (let number = 0; number < 4; number += 1)
      await guest.db
        .insertInto("accounts")
        .values({ ...made, id: `made-up-${number}`, username: `made-up-${number}@example.org`, verified_email: 0 })
        .execute();
    await beginNextWeek(guest.db);
    const after = await Promise.all(filters.slice(0, 40).map((filter) => desk.programmeFigures(partner, filter)));
    const numbers = (tables: typeof before) => tables.map(({ rows, total }) => ({ rows, total }));
    expect(numbers(after)).toEqual(numbers(before));
    await guest.db.updateTable("accounts").set({ verified_email: 1 }).where("id", "like", "made-up-%").execute();
    await beginNextWeek(guest.db);
    const verified = await Promise.all(filters.slice(0, 40).map((filter) => desk.programmeFigures(partner, filter)));
    expect(numbers(verified)).not.toEqual(numbers(before));
  });
});
