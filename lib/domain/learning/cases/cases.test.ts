import { describe, expect, test } from "vitest";
import { dialects } from "../../../platform/db/testing/fresh-database";
import type { CallContext } from "../../call";
import { courseCertificates, issueAfterTopic } from "../../certificates";
import { courses } from "../../courses";
import { onFreshPortal } from "../../testing/fresh-portal";
import {
  completeProfile,
  completeTopic,
  completeTopics,
  courseId,
  finishEndCase,
  firstWay,
  newEnrolled,
  newLearner,
} from "../../testing/learners";
import { learning } from "..";

const language = "en" as const;
const komal = { courseId, caseId: "komal-faints", language };
const slips = { courseId, caseId: "box-of-slips", language };

/** The learner of a context is read once, by its session. */
const withProfile = (context: CallContext): CallContext => ({
  ...context,
  learner: context.learner && { ...context.learner, profileComplete: true },
});

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  const page = (learner: CallContext, id = courseId, cases = true) =>
    courseCertificates.modules(learner, { params: { id }, query: { language }, body: cases ? { cases } : {} });
  const results = (enrollmentId: string) =>
    guest.db.selectFrom("case_results").selectAll().where("enrollment_id", "=", enrollmentId).execute();
  const complete = (learner: CallContext, eid: string) =>
    courseCertificates.completeCourse(withProfile(learner), { id: courseId, eid, language });

  test("a path leads from the situation to the end, with what followed from each choice", async () => {
    const { learner, eid } = await newEnrolled(guest);
    const start = (await learning.readCase(learner, komal)).case;
    expect(start).toMatchObject({ id: "komal-faints", end: false, done: [], closing: null, finished_at: null });
    expect(start.step?.choices.map(({ id }) => id).sort()).toEqual(["aside", "ask-there", "send-home"]);
    expect(start.step?.picture).toMatch(/aria-label="On the playground. Her friend: /);
    const inHindi = { ...learner, language: "hi" as const };
    const next = (await learning.readCase(inHindi, { ...komal, language: "hi", path: "ask-there" })).case;
    expect(next.done).toHaveLength(1);
    expect(next.done[0]?.reply).toMatch(/पूरा स्कूल/);
    const path = firstWay(guest.content, courseId, komal.caseId);
    const end = (await learning.readCase(learner, { ...komal, path })).case;
    expect(end).toMatchObject({ step: null, closing: expect.stringContaining("tel:112") });
    expect(await results(eid)).toEqual([]);
  });

  test("a path that does not exist, or goes on after the end, is no page; half a way is not finished", async () => {
    const { learner } = await newEnrolled(guest);
    const path = firstWay(guest.content, courseId, komal.caseId);
    for (const wrong of ["nonsense", "aside.aside", `${path}.aside`])
      await expect(learning.readCase(learner, { ...komal, path: wrong })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(learning.readCase(learner, { ...komal, caseId: "none" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(learning.finishCase(learner, { ...komal, path: "aside" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      key: "caseNotEnded",
    });
  });

  test("a case is for those who are enrolled", async () => {
    const stranger = await newLearner(guest);
    await expect(learning.readCase(guest, komal)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(learning.readCase(stranger, komal)).rejects.toMatchObject({ code: "FORBIDDEN", key: "notEnrolled" });
  });

  test("a case is finished once, of two ends at one moment and of a later one the first counts", async () => {
    const { learner, eid } = await newEnrolled(guest);
    const path = "aside.ask-her.today.together.go-along";
    const both = await Promise.all([1, 2].map(() => learning.finishCase(learner, { ...komal, path })));
    expect(new Set(both.map(({ finished_at }) => finished_at)).size).toBe(1);
    const later = { ...learner, now: new Date(learner.now.getTime() + 86_400_000) };
    const other = path.replace("aside", "ask-there.start-anew");
    expect((await learning.finishCase(later, { ...komal, path: other })).finished_at).toBe(both[0]?.finished_at);
    expect(await results(eid)).toEqual([
      { enrollment_id: eid, case_id: "komal-faints", finished_at: learner.now.toISOString(), path },
    ]);
    expect((await page(learner)).cases).toMatchObject([
      { id: "four-hours-of-sleep", open: true, finished_at: null },
      { id: "komal-faints", open: true, finished_at: learner.now.toISOString() },
      { id: "box-of-slips", end: true, open: false, finished_at: null },
    ]);
  });

  test("where the page offered the end case, the course is complete with it", async () => {
    const { learner, eid } = await newEnrolled(guest);
    await completeProfile(learner);
    expect((await page(learner)).enrollment_info[0]?.end_case).toMatchObject({ id: "box-of-slips", open: false });
    await expect(learning.readCase(learner, slips)).rejects.toMatchObject({ code: "FORBIDDEN", key: "caseLocked" });
    await completeTopics(learner);
    const before = await page(learner);
    expect(before.summary_lock).toBe(true);
    const parts = before.moduleTopic_info.flatMap(({ needs }) => needs).length;
    const progress = Math.floor((100 * parts) / (parts + 1));
    expect(before.enrollment_info[0]).toMatchObject({ progress, end_case: { id: "box-of-slips", open: true } });
    const [mine] = (await learning.myCourses(learner, { query: { language }, body: {} })).data;
    expect(mine).toMatchObject({ progress, end_case: { id: "box-of-slips", open: true } });
    await expect(complete(learner, eid)).rejects.toMatchObject({ code: "CONFLICT", key: "courseIncomplete" });
    await finishEndCase(learner);
    expect((await page(learner)).enrollment_info[0]).toMatchObject({ progress: 100, end_case: null });
    expect((await complete(learner, eid)).certificateId).toEqual(expect.any(String));
  });

  test("a client of the documented calls reaches the certificate without a case", async () => {
    const { learner, eid } = await newEnrolled(guest);
    await completeProfile(learner);
    await page(learner, courseId, false);
    await completeTopics(learner);
    expect((await page(learner, courseId, false)).enrollment_info[0]).toMatchObject({ progress: 100 });
    // What was reached is not taken back by a look at the page.
    expect((await page(learner)).enrollment_info[0]).toMatchObject({ progress: 100, end_case: null });
    expect((await complete(learner, eid)).certificateId).toEqual(expect.any(String));
  });

  test("an enrollment of before this release is not asked", async () => {
    const { learner, eid } = await newEnrolled(guest);
    await guest.db.updateTable("enrollments").set({ end_case: null }).where("id", "=", eid).execute();
    expect((await page(learner)).enrollment_info[0]?.end_case).toBeNull();
    await completeTopics(learner);
    expect((await page(learner)).enrollment_info[0]).toMatchObject({ progress: 100 });
    await finishEndCase(learner);
    const end = (await page(learner)).cases?.find(({ id }) => id === slips.caseId);
    expect(end).toMatchObject({ finished_at: expect.any(String) });
  });

  test("where modules have certificates, the review of the last one begins with the end case", async () => {
    const learner = await newLearner(guest);
    const id = "healthy-minds";
    await courses.enroll(learner, { id });
    await page(learner, id);
    const topics = guest.content.courseById.get(id)?.topics ?? [];
    for (const topic of topics) {
      await completeTopic(learner, topic);
      await issueAfterTopic(learner, topic.id);
    }
    const reviews = async () => (await page(learner, id)).module_resources.map(({ review }) => review);
    const others =
      guest.content.courseById
        .get(id)
        ?.modules.slice(1)
        .map(() => "waiting") ?? [];
    expect(others.length).toBeGreaterThan(0);
    expect(await reviews()).toEqual([...others, null]);
    await finishEndCase(learner, id);
    await issueAfterTopic(learner, topics.at(-1)?.id ?? "");
    expect(await reviews()).toEqual([...others, "waiting"]);
  });
});
