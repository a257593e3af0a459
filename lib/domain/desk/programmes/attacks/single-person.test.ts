import { beforeAll, describe, expect, test } from "vitest";
import { dimensions, type FigureFilters, figureFilters, measures } from "../../../../contract/desk/programmes";
import { type Database, write } from "../../../../platform/db";
import type { CallContext } from "../../../call";
import { onFreshPortal } from "../../../testing/fresh-portal";
import { courseId, publishedContent } from "../../../testing/learners";
import { desk } from "../..";
import { insertAccount } from "../../testing/accounts";
import { newStaff } from "../../testing/staff";
import { readRatings, topicSteps } from "../course-figures";
import { knownCampaigns, programmeFigures } from "../figures";
import { exactly } from "../small-groups";
import { learnInCourse } from "../testing/learn-in-course";
import { beginNextWeek } from "../testing/next-week";
import { course, partnerOfAll } from "../testing/population";

// Threat T34: a partner who knows that one person alone has this district, month and campaign reads every table of that
// group, and of the groups around it, to find what else is true of this person.

const districts = (publishedContent().places.districts.get(34) ?? []).slice(0, 25).map(({ en }) => en);
const months = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10"].map((month) => `2026-${month}`);
const campaigns = knownCampaigns(publishedContent()).slice(0, 4);
const groups = districts.flatMap((district) =>
  months.flatMap((month) => campaigns.map((campaign) => ({ district, month, campaign }))),
);
const filterOf = ({ district, month, campaign }: Partial<(typeof groups)[number]>, more: object = {}): FigureFilters =>
  figureFilters.parse({
    state: "34",
    course: courseId,
    district,
    campaign,
    ...more,
    ...(month && { from: `${month}-01`, to: `${month}-01` }),
  });

/** One person in each group. All of a month are of one gender and in one course, so that larger groups have zeros. */
function insertPeople(database: Database): Promise<void> {
  return write(database, async (db) => {
    for (const [number, { district, month, campaign }] of groups.entries()) {
      const id = `alone-${String(number).padStart(4, "0")}`;
      await insertAccount(db, id, {
        state_id: 34,
        district,
        utm_campaign: campaign,
        verified_email: 1,
        created_at: `${month}-10T08:00:00.000Z`,
        gender: Number(month.slice(5)) % 2 ? "Female" : "Male",
        profession: number % 3 ? "Counsellors" : "Guardians",
        employment_sector: number % 2 ? "Government" : "Private",
      });
      await db
        .insertInto("enrollments")
        .values({
          id: `${id}-here`,
          account_id: id,
          course_id: courseId,
          status: "Enrolled",
          language: "en" as const,
          enrolled_at: `${month}-11T08:00:00.000Z`,
          current_topic_id: number % 2 ? "some-topic" : null,
        })
        .execute();
    }
  });
}

const nothing = Object.fromEntries(measures.map((measure) => [measure, null]));

describe("a partner who knows a thousand people that are alone in their district, month and campaign", () => {
  let partner: CallContext;
  let insertLater: CallContext;
  onFreshPortal("sqlite", async (context) => {
    insertLater = context;
    await insertPeople(context.db);
    await learnInCourse(context.db, course);
    await beginNextWeek(context.db, context.now);
    partner = (await newStaff(context, "partner")).context;
  });

  test("reads nothing of them: no row, number, topic, question, rating, gain or zero, by any dimension", async () => {
    expect(groups).toHaveLength(1000);
    for (const [number, group] of groups.entries()) {
      const by = dimensions[number % dimensions.length];
      const { rows, total } = await desk.programmeFigures(partner, filterOf(group, { by }));
      expect({ rows, total }).toEqual({ rows: [], total: nothing });
      expect(await desk.courseFigures(partner, filterOf(group))).toEqual({
        course: expect.anything(),
        hidden: true,
        incomplete: false,
        averageRating: null,
        gains: null,
        topics: [],
        questions: [],
        ratings: [],
        recalled: [],
        feedback: [],
        reasons: [],
      });
    }
  });

  describe("and reads the larger groups around them", () => {
    const tables: (number | null)[][] = [];
    beforeAll(async () => {
      const around = [
        ...districts.map((district) => filterOf({ district })),
        ...months.map((month) => filterOf({ month })),
        ...campaigns.map((campaign) => filterOf({ campaign })),
        ...districts.slice(0, 5).flatMap((district) => months.map((month) => filterOf({ district, month }))),
      ];
      for (const filter of around) {
        const { topics, questions, ratings, recalled, gains } = await desk.courseFigures(partner, filter);
        tables.push(
          topics.flatMap(({ opened, read, quizPassed, completed }) => [opened, read, quizPassed, completed]),
          [...questions.map(({ answered }) => answered), ...ratings.map(({ people }) => people), gains?.people ?? null],
          recalled.flatMap(({ asked, known }) => [asked, known]),
        );
        for (const by of dimensions) {
          const { rows, total } = await desk.programmeFigures(partner, { ...filter, by });
          tables.push([total, ...rows.map(({ figures }) => figures)].flatMap((figures) => Object.values(figures)));
        }
      }
    });

    test("finds no zero, which would be true of each of them, and no row of fewer than five", () => {
      const steps = tables.flat().filter((people) => people !== null);
      expect(steps.length).toBeGreaterThan(1000);
      expect(steps.filter((people) => people < 5)).toEqual([]);
    });
  });

  test("the attack works: with true numbers it reads topics and rating of every one of them", async () => {
    let found = 0;
    const known = groups.slice(0, 120);
    for (const group of known) {
      const query = { staff: partnerOfAll, filters: filterOf(group), course, publish: exactly };
      const { rows } = await programmeFigures(partner, partnerOfAll, filterOf(group, { by: "gender" }), exactly);
      const topics = await topicSteps(partner, query);
      const ratings = await readRatings(partner, query);
      if (rows.length === 1 && topics.some(({ opened }) => opened === 1) && ratings.length === 5) found += 1;
    }
    expect(found).toBeGreaterThan(80);
  });

  test("does not see anybody arrive: figures change in the night of a week alone", async () => {
    const filter = filterOf({ district: districts[0] }, { by: "gender" });
    const read = async () => [await desk.programmeFigures(partner, filter), await desk.courseFigures(partner, filter)];
    const before = await read();
    for (let number = 0; number < 60; number += 1)
      await insertAccount(insertLater.db, `later-${number}`, {
        state_id: 34,
        district: districts[0],
        verified_email: 1,
      });
    expect(await read()).toEqual(before);
    await beginNextWeek(insertLater.db);
    expect(await read()).not.toEqual(before);
  });
});
