import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dimensions, figureFilters } from "../../../contract/desk/programmes";
import { dialects, type FreshDatabase, freshDatabase } from "../../../platform/db/testing/fresh-database";
import { courseId, publishedContent } from "../../testing/learners";
import { type Counted, countPeople } from "./count-people";
import { correlationSums, countAnswers, countTopics } from "./course-figures";
import type { Reader } from "./people-query";
import { readGains } from "./programme-operations";
import { refreshFigures } from "./refresh-figures";
import {
  changeSomething,
  fillGenerated,
  type Generated,
  generatedPortal,
  generatedQuestions,
} from "./testing/generated-portal";
import { beginNextWeek } from "./testing/next-week";
import { plainGains, plainlyCounted, plainQuestions, plainTopics } from "./testing/plain-figures";
import { course } from "./testing/population";

const other = publishedContent().courses.find(({ id }) => id !== courseId)?.id ?? "";
const now = new Date("2026-06-15T10:00:00.000Z");

const someFilters = fc.record({
  by: fc.constantFrom(...dimensions),
  course: fc.constantFrom("", courseId, other),
  campaign: fc.constantFrom("", "", "bihar"),
  state: fc.constantFrom("", "", "5", "34"),
  district: fc.constantFrom("", "", "Gaya"),
  from: fc.constantFrom("", "2026-02-01"),
  to: fc.constantFrom("", "2026-04-30"),
});
type Areas = Reader["areas"];
const someAreas: fc.Arbitrary<Areas> = fc.record({
  courses: fc.constantFrom<Areas["courses"][]>(null, null, [courseId], [courseId, other]),
  states: fc.constantFrom<Areas["states"][]>(null, null, [5], [5, 34]),
});
const someReader: fc.Arbitrary<Reader> = fc.record({
  areas: someAreas,
  role: fc.constantFrom("coordinator" as const, "partner" as const),
});

describe.each(dialects)("on %s", (dialect) => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase(dialect);
  });
  afterAll(() => fresh.remove());

  async function upToDate(): Promise<void> {
    while ((await refreshFigures(fresh.opened.db, 7)) > 0);
    await beginNextWeek(fresh.opened.db, now);
  }

  async function expectSameFigures(reader: Reader, given: object): Promise<void> {
    const { db } = fresh.opened;
    const { areas } = reader;
    const filters = figureFilters.parse(given);
    const groupKey = ({ value, within }: Counted) => JSON.stringify([value, ...within]);
    const inOrder = (groups: Counted[]) => groups.sort((one, two) => (groupKey(one) < groupKey(two) ? -1 : 1));
    const counted = inOrder(await countPeople({ db, now }, reader, filters));
    expect(counted).toEqual(inOrder(await plainlyCounted({ db, now }, reader, filters)));
    if (areas.courses && !areas.courses.includes(courseId)) return;
    const query = { staff: reader, filters, course };
    const topics = [...(await countTopics({ db }, query))].filter(([, { opened }]) => opened > 0);
    expect(Object.fromEntries(topics)).toEqual(await plainTopics({ db }, reader, filters, course));
    const sums = [...(await countAnswers({ db }, query))].map(([key, groups]) => [key, correlationSums(groups)]);
    expect(Object.fromEntries(sums)).toEqual(await plainQuestions({ db }, reader, filters, course));
    const plainly = await plainGains({ db }, reader, filters, course);
    const sum = (value: (row: (typeof plainly)[number]) => number) =>
      plainly.reduce((total, row) => total + value(row), 0);
    expect(await readGains({ db }, query)).toEqual({
      people: plainly.length,
      early: sum(({ early }) => early),
      late: sum(({ late }) => late),
      gain: sum(({ early, late }) => late - early),
      squares: sum(({ early, late }) => (late - early) ** 2),
    });
  }

  test("figures from their own tables equal those counted from the tables themselves, also after changes", async () => {
    await fc.assert(
      fc.asyncProperty(
        generatedPortal(course, other),
        fc.array(fc.tuple(someReader, someFilters), { minLength: 3, maxLength: 3 }),
        fc.array(fc.nat({ max: 999_999 }), { minLength: 1, maxLength: 6 }),
        async (portal: Generated, queries, changes) => {
          await fillGenerated(fresh.opened.db, portal);
          await upToDate();
          for (const [reader, filters] of queries) await expectSameFigures(reader, filters);
          for (const change of changes) await changeSomething(fresh.opened.db, portal, change);
          await upToDate();
          for (const [reader, filters] of queries) await expectSameFigures(reader, filters);
        },
      ),
      { numRuns: 12 },
    );
  });

  test("rows without a value for verified addresses, written by an earlier release, are computed again although no account has changed", async () => {
    const { db } = fresh.opened;
    const [portal] = fc.sample(generatedPortal(course, other), { numRuns: 1, seed: 24 });
    if (!portal) throw new Error("No portal was generated");
    await fillGenerated(db, portal);
    await upToDate();
    for (const table of ["figure_people", "figure_answers", "figure_gains"] as const) {
      const rows = await db.selectFrom(table).selectAll().execute();
      await db.deleteFrom(table).execute();
      for (const row of rows)
        await db
          .insertInto(table)
          .values({ ...row, verified: null } as never)
          .execute();
    }
    expect(await refreshFigures(db)).toBeGreaterThan(0);
    await upToDate();
    await expectSameFigures({ areas: { courses: null, states: null }, role: "partner" }, { by: "district" });
  });

  test("the generated portals have answers to questions of the course", () => {
    expect(generatedQuestions(course).length).toBeGreaterThan(3);
  });

  test("what commits while figures are refreshed is counted the next time", async () => {
    const { db } = fresh.opened;
    await db.deleteFrom("accounts").execute();
    const [portal] = fc.sample(generatedPortal(course, other), { numRuns: 1, seed: 7 });
    if (!portal) throw new Error("No portal was generated");
    await fillGenerated(db, portal);
    const another = fresh.openAnother();
    await Promise.all([
      refreshFigures(db),
      refreshFigures(another.db),
      changeSomething(db, portal, 3),
      changeSomething(another.db, portal, 4),
    ]);
    await upToDate();
    await expectSameFigures({ areas: { courses: null, states: null }, role: "administrator" }, { by: "district" });
    expect(await db.selectFrom("figure_changes").selectAll().execute()).toEqual([]);
  });
});
