import { beforeAll, describe, expect, test } from "vitest";
import type { FigureFilters } from "../../../../contract/desk/programmes";
import type { CallContext } from "../../../call";
import { onFreshPortal } from "../../../testing/fresh-portal";
import { desk } from "../..";
import { newStaff } from "../../testing/staff";
import { quizItems, readRatings, topicSteps } from "../course-figures";
import { exactly, smallestBase } from "../small-groups";
import { learnInCourse } from "../testing/learn-in-course";
import { course, eachMonth, filtersOfCourse, insertPopulation, partnerOfAll } from "../testing/population";

// Threat T34, for the tables of one course: a partner asks for the steps of its topics, its questions and its ratings
// with every filter.

const filters = filtersOfCourse(eachMonth);

type Shown = { name: string; shown: number | null; people: number };

describe("a partner who reads the tables of one course with every filter", () => {
  let partner: CallContext;
  onFreshPortal("sqlite", async (context) => {
    await insertPopulation(context.db, 7);
    await learnInCourse(context.db, course);
    partner = (await newStaff(context, "partner")).context;
  });

  const seen: Shown[] = [];
  const shares: { base: number | null; share: number | null }[] = [];
  beforeAll(async () => {
    for (const filter of filters) {
      const table = await desk.courseFigures(partner, filter);
      const query = { staff: partnerOfAll, filters: filter, course, publish: exactly };
      const [steps, items] = [await topicSteps(partner, query), await quizItems(partner, query)];
      const note = (name: string, shown: number | null | undefined, people: number | null | undefined) =>
        seen.push({ name: `${filterKey(filter)} ${name}`, shown: shown ?? null, people: people ?? 0 });
      for (const [index, exact] of steps.entries()) {
        const topic = table.topics[index];
        for (const step of ["opened", "read", "quizPassed", "completed"] as const)
          note(`${index} ${step}`, topic?.[step], exact[step]);
        shares.push({ base: topic?.opened ?? null, share: topic?.droppedOff ?? null });
      }
      for (const [index, exact] of items.entries()) {
        const item = table.questions[index];
        note(`question ${index}`, item?.answered, exact.answered);
        shares.push({ base: item?.answered ?? null, share: item?.right ?? null });
        shares.push({ base: item?.answered ?? null, share: item?.discrimination ?? null });
      }
      for (const { stars, people } of await readRatings(partner, query))
        note(`${stars} stars`, table.ratings.find((rating) => rating.stars === stars)?.people, people);
    }
  });

  const filterKey = ({ campaign, state, district, from, to }: FigureFilters) =>
    JSON.stringify([campaign, state, district, from, to]);

  test("there are many groups of one to four people, and many that are larger", () => {
    expect(seen.filter(({ people }) => people >= 1 && people <= 4).length).toBeGreaterThan(100);
    expect(seen.filter(({ shown }) => shown !== null && shown >= 5).length).toBeGreaterThan(100);
  });

  test("sees no number for fewer than five people, also not for nobody, and only multiples of five for more", () => {
    expect(seen.filter(({ people, shown }) => people <= 4 && shown !== null)).toEqual([]);
    expect(seen.filter(({ shown }) => shown === 0)).toEqual([]);
    expect(seen.filter(({ shown }) => shown !== null && shown % 5 !== 0)).toEqual([]);
  });

  test("finds numbers below and above the true ones, so that none is a bound", () => {
    const large = seen.filter(({ shown }) => shown !== null && shown >= 5);
    expect(large.some(({ people, shown }) => (shown ?? 0) > people)).toBe(true);
    expect(large.some(({ people, shown }) => (shown ?? 0) < people)).toBe(true);
  });

  test("sees no share of fewer than twenty people", () => {
    expect(shares.filter(({ base, share }) => share !== null && (base === null || base < smallestBase))).toEqual([]);
    expect(shares.some(({ share }) => share !== null)).toBe(true);
  });

  test("gets the same numbers when the same page is read again", async () => {
    const [filter] = filters;
    if (!filter) throw new Error("there is no filter");
    expect(await desk.courseFigures(partner, filter)).toEqual(await desk.courseFigures(partner, filter));
  });
});
