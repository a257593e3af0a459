import { beforeAll, describe, expect, test } from "vitest";
import type { CallContext } from "../../../call";
import { onFreshPortal } from "../../../testing/fresh-portal";
import { desk } from "../..";
import { recalledIn } from "../../recalled/recall-figures";
import { newStaff } from "../../testing/staff";
import { type CourseQuery, countAnswers, readRatings, topicSteps } from "../course-figures";
import { readGains } from "../programme-operations";
import { exactly } from "../small-groups";
import { boundsByGroup, type CourseNumber, sumsOfCourse } from "../testing/course-knowledge";
import { type Bounds, knownBounds } from "../testing/known-bounds";
import { learnInCourse } from "../testing/learn-in-course";
import {
  course,
  districts,
  eachMonth,
  filtersOfCourse,
  insertPopulation,
  months,
  partnerOfAll,
} from "../testing/population";

// Threat T34: a partner reads the tables of one course (topics, questions, ratings, gains, what is still known) for
// every place, campaign and calendar period, and computes small groups from all of them together.

const period = { from: "2026-01-01", to: "2026-03-01" };
const filters = filtersOfCourse([...eachMonth, period]);

const endless = Number.POSITIVE_INFINITY;
const nobody = { least: 0, most: 0 };

describe("a partner who adds up the tables of one course", () => {
  let partner: CallContext;
  const numbers: CourseNumber[] = [];
  onFreshPortal("sqlite", async (context) => {
    await insertPopulation(context.db, 11);
    await learnInCourse(context.db, course);
    partner = (await newStaff(context, "partner")).context;
  });

  beforeAll(async () => {
    for (const filter of filters) numbers.push(...(await read(filter)));
  });

  /** Each number of the course's tables, with the true one. */
  async function read(filter: (typeof filters)[number]): Promise<CourseNumber[]> {
    const { campaign, state, district, from, to } = filter;
    const table = await desk.courseFigures(partner, filter);
    const query: CourseQuery = { staff: partnerOfAll, filters: filter, course };
    const exact = { ...query, publish: exactly };
    const note = (item: string, shown: number | null | undefined, people: number | null | undefined) => ({
      item,
      shown: shown ?? null,
      people: people ?? 0,
      limits: { campaign, state, district, from, to },
    });
    const topics = (await topicSteps(partner, exact)).flatMap((topic, index) =>
      (["opened", "read", "quizPassed", "completed"] as const).map((step) =>
        note(`topic ${index} / ${step}`, table.topics[index]?.[step], topic[step]),
      ),
    );
    const counts = await countAnswers(partner, query);
    const own = course.topics.flatMap(({ id, quiz }) => quiz.map((question) => `${id} ${question.id}`));
    const questions = own.flatMap((key) => {
      const item = table.questions[own.indexOf(key)];
      const [answered, right] = [item?.answered ?? null, item?.right ?? null];
      // Only the percentage is published; with it and the number of answers the reader has the right ones.
      const rightShown = answered === null || right === null ? null : 5 * Math.round((right * answered) / 500);
      const groups = counts.get(key) ?? [];
      const people = (answers: typeof groups) => answers.reduce((sum, each) => sum + each.people, 0);
      return [
        note(`${key} / answered`, answered, people(groups)),
        ...(right === null
          ? []
          : [note(`${key} / right`, rightShown, people(groups.filter(({ right: one }) => one === 1)))]),
      ];
    });
    const ratings = (await readRatings(partner, exact)).map(({ stars, people }) =>
      note(`${stars} stars`, table.ratings.find((rating) => rating.stars === stars)?.people, people),
    );
    const known = (await recalledIn(partner, exact)).flatMap(({ topic, asked, known }) => {
      const shown = table.recalled.find((each) => each.topic === topic);
      return [note(`again ${topic} / asked`, shown?.asked, asked), note(`again ${topic} / known`, shown?.known, known)];
    });
    const gains = note("gains", table.gains?.people, (await readGains(partner, query)).people);
    return [...topics, ...questions, ...ratings, ...known, gains];
  }

  const sums = () => sumsOfCourse(numbers, { districts, months, period, campaign: "bihar" });

  /** How many groups of one to four people a reader with these bounds of each number knows exactly, or bounds. */
  function learnedFrom(reading: (number: CourseNumber) => Bounds) {
    const truth = knownBounds(
      boundsByGroup(numbers, ({ people }) => ({ least: people, most: people })),
      sums(),
    );
    if (!truth) throw new Error("The true numbers do not add up: the sums are wrong");
    const known = knownBounds(boundsByGroup(numbers, reading), sums());
    const groups = [...truth].filter(([, { least }]) => least >= 1 && least <= 4);
    if (!known) return { groups: groups.length, exact: 0, bounded: 0, wrong: endless };
    const of = (name: string) => known.get(name) ?? { least: 0, most: endless };
    return {
      groups: groups.length,
      exact: groups.filter(([name]) => of(name).least === of(name).most).length,
      bounded: groups.filter(([name]) => of(name).most < endless).length,
      wrong: [...truth].filter(([name, { least: people }]) => people < of(name).least || people > of(name).most).length,
    };
  }

  test("with numbers that were only rounded, many small groups are known exactly: the attack of this test works", () => {
    const learned = learnedFrom(({ people }) => {
      const rounded = 5 * Math.round(people / 5);
      if (people < 5) return people === 0 ? nobody : { least: 1, most: 4 };
      return { least: Math.max(5, rounded - 2), most: rounded + 2 };
    });
    expect(learned.groups).toBeGreaterThan(1000);
    expect(learned.exact).toBeGreaterThan(20);
    expect(learned.wrong).toBe(0);
  });

  test("determines no group of one to four people, and bounds none from above", () => {
    const { exact, bounded, wrong } = learnedFrom(({ shown }) => ({ least: shown === null ? 0 : 5, most: endless }));
    expect([exact, bounded, wrong]).toEqual([0, 0, 0]);
  });

  test.each([2, 4, 6, 8, 10, 12, 15])("learns nothing by believing that no number is off by more than %i", (off) => {
    const { exact } = learnedFrom(({ shown }) => {
      return shown === null
        ? { least: 0, most: 4 + Math.max(0, off - 2) }
        : { least: Math.max(5, shown - off), most: shown + off };
    });
    expect(exact).toBe(0);
  });

  test("gets a longer range of months as a calendar period, whose numbers it has already", async () => {
    for (const [from, to] of [
      ["2026-01-01", "2026-02-01"],
      ["2026-02-01", "2026-03-01"],
    ] as const)
      for (const filter of filters.filter((each) => each.from === period.from && each.to === period.to))
        expect(await desk.courseFigures(partner, { ...filter, from, to })).toEqual(
          await desk.courseFigures(partner, filter),
        );
  });
});
