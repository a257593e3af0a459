import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dialects } from "../../../platform/db/testing/fresh-database";
import type { CallContext } from "../../call";
import { courses } from "../../courses";
import { onFreshPortal } from "../../testing/fresh-portal";
import {
  allTopics,
  completeTopic,
  completeTopics,
  courseId,
  firstTopics,
  newEnrolled,
  newLearner,
  publishedContent,
} from "../../testing/learners";
import { learning } from "..";
import { formFor } from "./situation-operations";

const language = "en" as const;
const subjects = publishedContent().courseById.get(courseId)?.situations ?? [];
const [first] = firstTopics();

test("half of the enrollments begin with either form, and the other one is at the end", () => {
  const ids = fc.sample(fc.uuid(), 400);
  for (const id of ids) expect(new Set([formFor(id, "start"), formFor(id, "end")])).toEqual(new Set(["a", "b"]));
  const withA = ids.filter((id) => formFor(id, "start") === "a").length;
  expect(withA).toBeGreaterThan(130);
  expect(withA).toBeLessThan(270);
});

test.each(publishedContent().courses)(
  "$id: two equal forms, and options of equal length in each language",
  (course) => {
    expect(course.situations.length).toBe(8);
    for (const form of ["a", "b"] as const) {
      const places = course.situations.map((subject) => subject[form].options.findIndex(({ correct }) => correct));
      expect(new Set(places).size).toBe(4);
      for (const subject of course.situations)
        for (const each of ["en", "hi"] as const) {
          const lengths = subject[form].options.map((option) => option[each].length);
          expect([subject.id, form, each, Math.max(...lengths) / Math.min(...lengths) <= 1.4]).toEqual([
            subject.id,
            form,
            each,
            true,
          ]);
        }
    }
  },
);

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  const read = async (context: CallContext) =>
    (await learning.readSituations(context, { courseId, language })).situations;
  const send = (context: CallContext, moment: "start" | "end", answers: Record<string, string>) =>
    learning.answerSituations(context, { courseId, moment, answers, language });
  const skip = (context: CallContext) =>
    learning.answerSituations(context, { courseId, moment: "start", skip: true, language });
  /** Right answers to this many subjects, wrong ones to the others. */
  const answers = (eid: string, moment: "start" | "end", right: number) => {
    const form = formFor(eid, moment);
    return Object.fromEntries(
      subjects.map((subject, index) => [
        subject.id,
        subject[form].options.find(({ correct }) => correct === index < right)?.id ?? "",
      ]),
    );
  };
  const rows = () => guest.db.selectFrom("gain_tests").selectAll().execute();

  test("from the start to the gain: offered before the first topic, no key until the end, five become seven of eight", async () => {
    const { learner, eid } = await newEnrolled(guest);
    const before = await read(learner);
    expect(before).toMatchObject({ moment: "start", offered: true, started: false, result: null });
    expect(before.items.map(({ id }) => id)).toEqual(subjects.map(({ id }) => id));
    const thanked = await send(learner, "start", answers(eid, "start", 5));
    expect(thanked.situations).toEqual({ moment: null, offered: false, started: true, items: [], result: null });
    expect(JSON.stringify([before, thanked])).not.toMatch(/correct|"why"|score/);
    await expect(send(learner, "end", answers(eid, "end", 7))).rejects.toMatchObject({ key: "situationsClosed" });
    await completeTopics(learner);
    const end = await read(learner);
    expect(end.moment).toBe("end");
    expect(end.items[0]?.question).not.toBe(before.items[0]?.question);
    const { situations } = await send(learner, "end", answers(eid, "end", 7));
    expect(situations).toMatchObject({ moment: null, items: [], result: { of: 8, before: 5, after: 7 } });
    expect(situations.result?.items.filter((item) => item.right && item.before === false).length).toBe(2);
    expect(situations.result?.items.every(({ why, answer, chosen }) => why && answer && chosen)).toBe(true);
    expect((await learning.getMyCourseInfo(learner, { courseId })).progress).toBe(100);
  });

  test("skipped with one call it is never asked again, and the end has its own count only", async () => {
    const { learner, eid } = await newEnrolled(guest);
    await skip(learner);
    expect(await read(learner)).toEqual({ moment: null, offered: false, started: false, items: [], result: null });
    // The skip stands, also against answers that arrive later.
    expect((await send(learner, "start", answers(eid, "start", 8))).situations.started).toBe(false);
    await completeTopics(learner);
    const { situations } = await send(learner, "end", answers(eid, "end", 6));
    expect(situations.result).toMatchObject({ of: 8, before: null, after: 6 });
    expect(situations.result?.items.every(({ before }) => before === null)).toBe(true);
  });

  test("begun without it, it is not offered; what was typed before is taken until the first topic is complete", async () => {
    const { learner, eid } = await newEnrolled(guest);
    await learning.recordReading(learner, { topicId: first.id, page: 1 });
    expect(await read(learner)).toMatchObject({ moment: "start", offered: false });
    const other = await newEnrolled(guest);
    await completeTopic(other.learner, first);
    await expect(send(other.learner, "start", answers(other.eid, "start", 1))).rejects.toMatchObject({
      code: "CONFLICT",
      key: "situationsClosed",
    });
    expect((await send(learner, "start", answers(eid, "start", 3))).situations.started).toBe(true);
  });

  test("sent twice, in two tabs at once or after a lost answer, the first counts", async () => {
    const { learner, eid } = await newEnrolled(guest);
    await Promise.all([1, 8, 4].map((right) => send(learner, "start", answers(eid, "start", right))));
    const stored = (await rows()).filter(({ enrollment_id }) => enrollment_id === eid);
    expect(stored.length).toBe(1);
    await send(learner, "start", answers(eid, "start", 2));
    expect((await rows()).filter(({ enrollment_id }) => enrollment_id === eid)).toEqual(stored);
  });

  test("an answer is needed for each, with an option of the form; others are refused, also without an enrollment", async () => {
    const { learner, eid } = await newEnrolled(guest);
    const all = answers(eid, "start", 8);
    const third = subjects[2]?.id ?? "";
    for (const given of [
      { ...all, [third]: "" },
      { ...all, [third]: "z" },
    ])
      await expect(send(learner, "start", given)).rejects.toMatchObject({
        code: "BAD_REQUEST",
        key: "situationsMissing",
        details: { values: { number: 3 } },
      });
    await send(learner, "start", { ...all, unknown: "a" });
    expect((await rows()).find(({ enrollment_id }) => enrollment_id === eid)?.answers).not.toContain("unknown");
    await expect(read(await newLearner(guest))).rejects.toMatchObject({ code: "FORBIDDEN", key: "notEnrolled" });
    await expect(read(guest)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  test("leaving and enrolling again begins anew", async () => {
    const { learner } = await newEnrolled(guest);
    await skip(learner);
    await learning.unenroll(learner, { id: courseId, feedback: "No time", language });
    await courses.enroll(learner, { id: courseId });
    expect(await read(learner)).toMatchObject({ moment: "start", offered: true });
    expect(allTopics(guest.content).length).toBeGreaterThan(0);
  });
});
