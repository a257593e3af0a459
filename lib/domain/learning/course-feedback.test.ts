import { describe, expect, test } from "vitest";
import { dialects, type FreshDatabase } from "../../platform/db/testing/fresh-database";
import type { CallContext } from "../call";
import { certificates, completeCourse } from "../certificates";
import { courses } from "../courses";
import { quizzes } from "../quizzes";
import { onFreshPortal } from "../testing/fresh-portal";
import {
  allTopics,
  completeHalf,
  completeProfile,
  completeTopic,
  completeTopics,
  courseId,
  firstTopics,
  newEnrolled,
  newLearner,
} from "../testing/learners";
import { learning } from ".";

const [first, second, third] = firstTopics();

describe.each(dialects)("on %s", (dialect) => {
  let fresh: FreshDatabase;
  let guest: CallContext;
  onFreshPortal(dialect, (context, database) => {
    fresh = database;
    guest = context;
  });

  const seen = async (learner: CallContext) => {
    const answer = await learning.modules(learner, { params: { id: courseId }, query: { language: "en" }, body: {} });
    return { ...answer, enrollment: answer.enrollment_info[0] };
  };
  const leave = (learner: CallContext, feedback = "No time this term.") =>
    learning.unenroll(learner, { id: courseId, feedback });
  const later = (context: CallContext, ms: number) => ({ ...context, now: new Date(context.now.getTime() + ms) });

  test("a rating is stored, replaced by a new one, and counted once per learner", async () => {
    const before = await courses.getRating(guest, { id: courseId });
    const { learner } = await newEnrolled(guest);
    await completeHalf(learner);
    await courses.rate(learner, { id: courseId, rating: 1 });
    await courses.rate(learner, { id: courseId, rating: 4.5 });
    expect((await seen(learner)).enrollment?.rating).toBe(4.5);
    const after = await courses.getRating(guest, { id: courseId });
    expect(after.total).toBe(before.total + 1);
    await leave(learner);
    expect(await courses.getRating(guest, { id: courseId })).toEqual(after);
    await courses.enroll(later(learner, 1000), { id: courseId });
    await completeHalf(learner);
    await courses.rate(learner, { id: courseId, rating: 0.5 });
    const again = await courses.getRating(guest, { id: courseId });
    expect(again.total).toBe(after.total);
    expect(again.rating).toBeCloseTo((after.rating * after.total - 4) / after.total, 1);
    const detail = await courses.detail(guest, { id: courseId });
    expect([detail.avg_rating, detail.total_rating]).toEqual([again.rating, again.total]);
  });

  test("a rating needs half of the course, counted as the progress is; with the certificate it is always allowed", async () => {
    const { learner, eid } = await newEnrolled(guest);
    const topics = allTopics(learner.content);
    let percent = 0;
    for (const topic of topics) {
      await expect(courses.rate(learner, { id: courseId, rating: 5 })).rejects.toMatchObject({
        code: "CONFLICT",
        key: "ratingTooEarly",
        details: { values: { percent } },
      });
      await completeTopic(learner, topic);
      percent = (await seen(learner)).enrollment?.progress ?? 0;
      if (percent >= 50) break;
    }
    expect(percent).toBeLessThan(100);
    expect(await courses.rate(learner, { id: courseId, rating: 5 })).toMatchObject({ rating: 5 });
    await fresh.opened.db.deleteFrom("topic_records").where("enrollment_id", "=", eid).execute();
    await expect(courses.rate(learner, { id: courseId, rating: 4 })).rejects.toMatchObject({ key: "ratingTooEarly" });
    expect((await seen(learner)).enrollment?.rating).toBe(5);
    await fresh.opened.db.updateTable("enrollments").set({ status: "Completed" }).where("id", "=", eid).execute();
    expect(await courses.rate(learner, { id: courseId, rating: 4 })).toMatchObject({ rating: 4 });
  });

  test("feedback is stored with the platform rating and replaced by a new one; blank feedback is rejected", async () => {
    const { learner, eid } = await newEnrolled(guest);
    await courses.giveFeedback(learner, { id: courseId, feedback: "Good", platform_rating: "Average" });
    await courses.giveFeedback(learner, { id: courseId, feedback: "बहुत अच्छा", platform_rating: "Excellent" });
    expect((await seen(learner)).enrollment).toMatchObject({ feedback: "बहुत अच्छा", platform_rating: "Excellent" });
    await courses.giveFeedback(learner, { id: courseId, feedback: "Words alone" });
    expect((await seen(learner)).enrollment).toMatchObject({ feedback: "Words alone", platform_rating: "Excellent" });
    await expect(courses.giveFeedback(learner, { id: courseId, feedback: "" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      key: "feedbackBlank",
    });
    expect(
      await fresh.opened.db.selectFrom("course_feedback").selectAll().where("enrollment_id", "=", eid).execute(),
    ).toHaveLength(1);
  });

  test("without an enrollment, rating, feedback, leaving and recounting are rejected", async () => {
    const stranger = await newLearner(guest);
    const notEnrolled = { code: "FORBIDDEN", key: "notEnrolled" };
    await expect(courses.rate(stranger, { id: courseId, rating: 5 })).rejects.toMatchObject(notEnrolled);
    await expect(courses.giveFeedback(stranger, { id: courseId, feedback: "x" })).rejects.toMatchObject(notEnrolled);
    await expect(leave(stranger)).rejects.toMatchObject(notEnrolled);
    await expect(learning.recount(stranger, { courseId })).rejects.toMatchObject(notEnrolled);
  });

  test("leaving stores the reason, ends access, and a later enrollment starts from the beginning", async () => {
    const { learner, eid } = await newEnrolled(guest);
    await completeTopic(learner, first);
    await expect(leave(learner, "")).rejects.toMatchObject({ code: "BAD_REQUEST", key: "reasonBlank" });
    expect((await seen(learner)).enrollment?.progress).toBeGreaterThan(0);
    await leave(learner, "मेरे पास समय नहीं है");
    const stored = await fresh.opened.db
      .selectFrom("unenrollments")
      .selectAll()
      .where("enrollment_id", "=", eid)
      .executeTakeFirst();
    expect(stored).toMatchObject({
      account_id: learner.learner?.accountId,
      course_id: courseId,
      reason: "मेरे पास समय नहीं है",
    });
    expect((await seen(learner)).enrollment_info).toEqual([]);
    await expect(learning.recordReading(learner, { topicId: first.id, page: 1 })).rejects.toMatchObject({
      key: "notEnrolled",
    });
    const { enrollmentId } = await courses.enroll(learner, { id: courseId });
    expect(enrollmentId).not.toBe(eid);
    const { enrollment, moduleTopic_info } = await seen(learner);
    expect(enrollment).toMatchObject({
      status: "Enrolled",
      progress: 0,
      rating: null,
      feedback: null,
      current_topic: null,
    });
    expect(moduleTopic_info.slice(0, 2).map((topic) => topic.status)).toEqual(["Pending", "Locked"]);
    expect((await quizzes.attempt(learner, { topicId: first.id })).answers).toEqual([]);
    expect((await learning.recount(learner, { courseId })).repaired).toBe(0);
  });

  test("two concurrent requests to leave end the enrollment once, with one reason", async () => {
    const { learner, eid } = await newEnrolled(guest);
    const both = await Promise.allSettled([leave(learner, "one"), leave(learner, "two")]);
    expect(both.filter((each) => each.status === "fulfilled")).toHaveLength(1);
    expect(
      await fresh.opened.db.selectFrom("unenrollments").selectAll().where("enrollment_id", "=", eid).execute(),
    ).toHaveLength(1);
  });

  test("an earned certificate stays valid after leaving, and a second one can be earned", async () => {
    const { learner, eid } = await newEnrolled(guest);
    await completeProfile(learner);
    const complete = { ...learner, learner: learner.learner && { ...learner.learner, profileComplete: true } };
    await completeTopics(complete);
    const { certificateId } = await completeCourse(complete, { id: courseId, eid });
    await leave(complete);
    expect((await certificates.read(guest, { id: certificateId ?? "" })).data).toMatchObject({ firstName: "Asha" });
    const { enrollmentId } = await courses.enroll(complete, { id: courseId });
    await completeTopics(complete);
    const { certificateId: second } = await completeCourse(complete, { id: courseId, eid: enrollmentId });
    expect(second).not.toBe(certificateId);
    for (const id of [certificateId, second])
      expect((await certificates.read(guest, { id: id ?? "" })).data.owner).toBe(false);
  });

  test("recounting sets the marks for which there is evidence, reports how many, and removes none", async () => {
    const { learner, eid } = await newEnrolled(guest);
    for (const topic of [first, second, third]) await completeTopic(learner, topic);
    const before = (await seen(learner)).enrollment?.progress;
    expect(await learning.recount(learner, { courseId })).toMatchObject({
      repaired: 0,
      progress: before,
      topics: { done: 3 },
    });
    const own = fresh.opened.db.updateTable("topic_records").where("enrollment_id", "=", eid);
    await own.set({ quiz_done_at: null, quiz_score: null }).where("topic_id", "=", first.id).execute();
    await own.set({ journal_done_at: null }).where("topic_id", "=", third.id).execute();
    expect((await seen(learner)).enrollment?.progress).toBeLessThan(before ?? 0);
    const answer = await learning.recount(learner, { courseId });
    expect(answer).toMatchObject({ status: true, repaired: 2, progress: before, topics: { done: 3 } });
    expect(answer.message).toContain("2 things you had done were missing");
    const { data } = await learning.getMyTopicInfo(learner, { topicId: first.id });
    expect(data).toMatchObject({ quiz: 10, quiz_done: true, status: "Completed" });
    await fresh.opened.db.deleteFrom("quiz_attempts").where("enrollment_id", "=", eid).execute();
    expect((await learning.recount(learner, { courseId })).progress).toBe(before);
  });
});
