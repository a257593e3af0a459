import { beforeAll, describe, expect, test } from "vitest";
import type { CallContext } from "../../../call";
import { onFreshPortal } from "../../../testing/fresh-portal";
import { courseId } from "../../../testing/learners";
import { newStaff } from "../../testing/staff";
import { type AnswerGroup, countAnswers, publishedCorrelation } from "../course-figures";
import { blurFigures, exactly, type Publish } from "../small-groups";
import { learnInCourse } from "../testing/learn-in-course";
import { beginNextWeek } from "../testing/next-week";
import { course, eachMonth, filtersOfCourse, insertPopulation, partnerOfAll } from "../testing/population";

// Threat T34, for the correlation of a question with the rest of its quiz: it is computed from how many people had which
// answer, and a partner who knows all of these numbers but one, of one to four people, reads it from the correlation.

const filters = filtersOfCourse(eachMonth);
const possible = [1, 2, 3, 4];
const group = { courses: [courseId] };

/** Which numbers of people in one group lead to the correlation that is shown. */
function candidates(groups: AnswerGroup[], unknown: AnswerGroup, publish: Publish): number[] {
  const shownWith = (people: number) =>
    publishedCorrelation(
      groups.map((each) => (each === unknown ? { ...each, people } : each)),
      publish,
      group,
    );
  const shown = shownWith(unknown.people);
  return possible.filter((people) => shownWith(people) === shown);
}

describe("a partner who knows how many people had each answer to a question, but for one group of one to four", () => {
  const unknown: { groups: AnswerGroup[]; small: AnswerGroup }[] = [];
  let partner: CallContext;
  onFreshPortal("sqlite", async (context) => {
    await insertPopulation(context.db, 13);
    await learnInCourse(context.db, course);
    partner = (await newStaff(context, "partner")).context;
  });
  beforeAll(async () => {
    await beginNextWeek(partner.db);
    for (const filter of filters)
      for (const groups of (await countAnswers(partner, { staff: partnerOfAll, filters: filter, course })).values())
        for (const small of groups.filter(({ people }) => people <= 4)) unknown.push({ groups, small });
  });

  const determined = (publish: Publish) =>
    unknown.filter(({ groups, small }) => candidates(groups, small, publish).length === 1).length;

  test("with a correlation of the true numbers, the number of many such groups is known: the attack works", () => {
    expect(unknown.length).toBeGreaterThan(100);
    expect(determined(exactly)).toBeGreaterThan(20);
  });

  test("with the correlation that is shown, each of the numbers from one to four remains possible for every group", () => {
    const publish = blurFigures("a secret of thirty-two letters at least");
    expect(unknown.filter(({ groups, small }) => candidates(groups, small, publish).length < 4)).toEqual([]);
    // What is shown is no constant: questions of many people have a correlation.
    const shown = unknown.map(({ groups }) => publishedCorrelation(groups, publish, group));
    expect(new Set(shown).size).toBeGreaterThan(5);
  });
});

test("one person among twenty who missed a question is not seen in its correlation", () => {
  const quiz = (missed: number): AnswerGroup[] => [
    { right: 1, rest: 4, people: 30 },
    { right: 0, rest: 0, people: 30 },
    { right: 0, rest: 4, people: missed },
  ];
  const of = (missed: number, publish: Publish) => publishedCorrelation(quiz(missed), publish, group);
  expect(new Set([0, 1, 2, 3, 4].map((missed) => of(missed, exactly))).size).toBe(5);
  const publish = blurFigures("a secret of thirty-two letters at least");
  expect([0, 1, 2, 3, 4].map((missed) => of(missed, publish))).toEqual([1, 1, 1, 1, 1]);
});
