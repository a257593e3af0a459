import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dialects } from "../../platform/db/testing/fresh-database";
import type { CallContext } from "../call";
import { courses } from "../courses";
import { onFreshPortal } from "../testing/fresh-portal";
import {
  answerQuiz,
  completeTopic,
  courseId,
  firstTopics,
  newEnrolled,
  newLearner,
  readTopic,
} from "../testing/learners";
import { learning } from "./operations";
import { neededShare } from "./reading";

const [first, second] = firstTopics();
const needed = (page: number) => Math.ceil((first.pages[page - 1]?.readingSeconds ?? 0) * 1000 * neededShare);

describe.each(dialects)("reading on %s", (dialect) => {
  let guest: CallContext;

  onFreshPortal(
    dialect,
    (context) => {
      guest = context;
    },
    { withWaiting: true },
  );

  const start = new Date("2026-11-22T04:30:00Z").getTime();
  const at = (learner: CallContext, ms: number): CallContext => ({ ...learner, now: new Date(start + ms) });
  const open = (learner: CallContext, ms: number, page: number, topicId = first.id) =>
    learning.recordReading(at(learner, ms), { topicId, page });
  const recordAt = async (learner: CallContext, ms: number) =>
    (await learning.getMyTopicInfo(at(learner, ms), { topicId: first.id })).data;
  const passQuiz = (learner: CallContext, ms: number) => answerQuiz(at(learner, ms), first.id);

  test("a page counts once it was open for a quarter of its reading time, and not earlier", async () => {
    const { learner } = await newEnrolled(guest);
    await open(learner, 0, 1);
    expect(await recordAt(learner, needed(1) - 1)).toMatchObject({ primary_reading: 0, pages_read: [], open_page: 1 });
    expect(await recordAt(learner, needed(1))).toMatchObject({ primary_reading: 1, pages_read: [1] });
  });

  test("the open page says for how many seconds it must stay open, until it counts", async () => {
    const { learner } = await newEnrolled(guest);
    const whole = Math.ceil(needed(1) / 1000);
    const needsAt = async (ms: number, page = 1) => (await open(learner, ms, page)).data.open_page_needs;
    // A first opening says the same to everybody: one template of the page.
    expect(await needsAt(0)).toEqual({ seconds: whole, again: false });
    // Loaded again a second later: never less than what is missing, and in steps of five seconds.
    const left = (await needsAt(1000)) ?? { seconds: 0 };
    expect(left).toMatchObject({ again: true });
    expect(left.seconds * 1000).toBeGreaterThanOrEqual(needed(1) - 1000);
    expect(left.seconds === whole || left.seconds % 5 === 0).toBe(true);
    await open(learner, 2000, 2);
    // What is said is enough, also after the page was left.
    const after = (await needsAt(3000)) ?? { seconds: 0 };
    expect(after).toMatchObject({ again: true });
    expect(await needsAt(3000 + after.seconds * 1000)).toBeUndefined();
    expect((await recordAt(learner, 3000 + after.seconds * 1000))?.pages_read).toContain(1);
  });

  test("opening page 3 marks neither page 1 nor page 2 as read", async () => {
    const { learner } = await newEnrolled(guest);
    await open(learner, 0, 3);
    expect(await recordAt(learner, 3_600_000)).toMatchObject({
      pages_read: [3],
      primary_reading: 1,
      reading_done: false,
    });
  });

  test("a page that was left too early is listed with the seconds that it needs, in steps of five; one never open is not", async () => {
    const { learner } = await newEnrolled(guest);
    await open(learner, 0, 1);
    await open(learner, 1000, 2);
    const seconds = Math.min(Math.ceil(needed(1) / 1000), 5 * Math.ceil((needed(1) - 1000) / 5000));
    expect((await recordAt(learner, 1000))?.short_pages).toEqual([{ page: 1, seconds }]);
  });

  test("separate times of one page add up, and opening it again removes nothing", async () => {
    const { learner } = await newEnrolled(guest);
    const half = Math.ceil(needed(1) / 2);
    await open(learner, 0, 1);
    await open(learner, half, 2);
    expect((await recordAt(learner, half + 1))?.pages_read).toEqual([]);
    await open(learner, half + 1, 1);
    expect((await recordAt(learner, 2 * half + 1))?.pages_read).toContain(1);
    await open(learner, 2 * half + 1, 2);
    await open(learner, 2 * half + 2, 1);
    expect((await recordAt(learner, 2 * half + 2))?.pages_read).toContain(1);
  });

  test("of pages opened together only the last one gains time", async () => {
    const { learner } = await newEnrolled(guest);
    await Promise.all([1, 2, 3].map((page) => open(learner, 0, page)));
    expect((await recordAt(learner, 3_600_000))?.pages_read).toHaveLength(1);
    // In any interleaving, no span of time is credited twice.
    await Promise.all([1, 2, 3].map((page) => open(learner, 3_600_000, page)));
    const pages = (await recordAt(learner, 3_600_000))?.pages_read ?? [];
    expect(pages.length).toBeLessThanOrEqual(2);
  });

  test("in any order of openings, the times of all pages together never exceed the elapsed time", async () => {
    const steps = fc.array(
      fc.record({ page: fc.integer({ min: 1, max: 3 }), wait: fc.integer({ min: 0, max: 4000 }), twice: fc.boolean() }),
      { maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const { learner, eid } = await newEnrolled(guest);
        let passed = 0;
        for (const { page, wait, twice } of all) {
          passed += wait;
          await Promise.all([open(learner, passed, page), ...(twice ? [open(learner, passed, (page % 3) + 1)] : [])]);
        }
        const rows = await guest.db
          .selectFrom("topic_records")
          .select("page_times")
          .where("enrollment_id", "=", eid)
          .execute();
        const times = rows.flatMap(({ page_times }) => JSON.parse(page_times) as (number | true)[]);
        const credited = times.reduce<number>(
          (sum, time, index) => sum + (time === true ? needed(index + 1) : time),
          0,
        );
        expect(credited).toBeLessThanOrEqual(passed);
      }),
      { numRuns: 15 },
    );
  });

  test("a passed quiz does not complete an unread topic; reading it afterwards does", async () => {
    const { learner } = await newEnrolled(guest);
    await open(learner, 0, 1);
    await passQuiz(learner, 10);
    expect(await recordAt(learner, 20)).toMatchObject({ quiz_done: true, reading_done: false, status: "Started" });
    await expect(open(learner, 30, 1, second.id)).rejects.toMatchObject({ code: "FORBIDDEN", key: "topicLocked" });
    const { moduleTopic_info } = await learning.modules(at(learner, 40), {
      params: { id: courseId },
      query: { language: "en" },
      body: {},
    });
    expect(moduleTopic_info[0]).toMatchObject({
      status: "Started",
      next_page: 1,
      needs: [{ section: "Primary Reading", done: false }, { done: true }],
    });
    expect(moduleTopic_info[0]?.unread_pages.map(({ page }) => page)).toEqual([1, 2, 3]);
    let now = needed(1);
    for (const page of [2, 3]) {
      await open(learner, now, page);
      now += needed(page);
    }
    expect(await recordAt(learner, now)).toMatchObject({ status: "Completed", reading_done: true });
    await open(learner, now, 1, second.id);
  });

  test("completed reading stays completed, and the calls that complete a topic report it", async () => {
    const { learner, eid } = await newEnrolled(guest);
    await passQuiz(learner, 0);
    let now = 0;
    for (const page of [1, 2, 3]) {
      expect((await open(learner, now, page)).completes_topic).toBe(false);
      now += needed(page);
    }
    // Page 3 is credited when another page is opened, here one of the next topic.
    expect((await open(learner, now, 1, second.id)).completes_topic).toBe(true);
    await guest.db.updateTable("topic_records").set({ page_times: "[]" }).where("enrollment_id", "=", eid).execute();
    expect(await recordAt(learner, now)).toMatchObject({ status: "Completed", reading_done: true });
  });

  test("a client of the documented calls records reading, and completes a topic; a guest and a prefetch record nothing", async () => {
    const { learner } = await newEnrolled(guest);
    const read = (context: CallContext, page: number, id = first.id) =>
      learning.readingPage(context, { id, page, language: "en" });
    await read({ ...at(learner, 0), isPrefetch: true }, 2);
    expect(await recordAt(learner, 1000)).toBeNull();
    expect(await read(guest, 1)).toMatchObject({ page: 1, reading_seconds: first.pages[0]?.readingSeconds });
    let now = 0;
    await passQuiz(learner, 0);
    for (const page of [1, 2, 3]) {
      expect((await read(at(learner, now), page)).completes_topic).toBe(false);
      now += needed(page);
    }
    expect(await recordAt(learner, now)).toMatchObject({ pages_read: [1, 2, 3], reading_done: true });
    await learning.recordReading({ ...at(learner, now), isPrefetch: true }, { topicId: first.id, page: 1 });
    expect(await recordAt(learner, now)).toMatchObject({ open_page: 3 });
    expect((await read(at(learner, now), 1, second.id)).completes_topic).toBe(true);
  });

  test("without an enrollment the first topic can be read without a record", async () => {
    const learner = await newLearner(guest);
    await learning.readingPage(learner, { id: first.id, page: 1, language: "en" });
    await courses.enroll(learner, { id: courseId });
    expect(await recordAt(learner, 3_600_000)).toBeNull();
  });

  test("a clock that is set back neither removes nor adds time", async () => {
    const { learner } = await newEnrolled(guest);
    await open(learner, 10_000, 1);
    await open(learner, 0, 2);
    expect((await recordAt(learner, 0))?.pages_read).toEqual([]);
  });

  test("with TESTS_WITHOUT_WAITING a page counts as read as soon as it was opened, and not before", async () => {
    const paced = { ...guest, settings: { ...guest.settings, testsWithoutWaiting: true } };
    const { learner } = await newEnrolled(paced);
    await open(learner, 0, 3);
    expect((await recordAt(learner, 0))?.pages_read).toEqual([3]);
    await readTopic(learner, first);
    expect(await recordAt(learner, 0)).toMatchObject({ reading_done: true });
    await completeTopic(learner, first);
    expect(await recordAt(learner, 0)).toMatchObject({ status: "Completed" });
  });
});
