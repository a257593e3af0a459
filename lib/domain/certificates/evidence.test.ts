import { describe, expect, test } from "vitest";
import { dialects } from "../../platform/db/testing/fresh-database";
import type { CallContext } from "../call";
import { learning, neededShare } from "../learning";
import { quizzes } from "../quizzes";
import { surveys } from "../surveys";
import { enoughWords } from "../testing/enough-words";
import { onFreshPortal } from "../testing/fresh-portal";
import { allTopics, courseId, publishedContent, wholeSurvey } from "../testing/learners";
import { certificates, courseCertificates, issueAfterTopic, readWaitingWork, type WaitingWork } from ".";
import { contentWhere, finishModules, moduleIds, newLearnerInCourse } from "./testing/learners-in-course";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  const topics = allTopics(publishedContent());
  const [first, second] = topics;
  const withJournal = topics.find(({ journal }) => journal);
  if (!first || !second || !withJournal) throw new Error("The course has too few topics");
  const where = (change: Parameters<typeof contentWhere>[1]) => ({
    ...guest,
    content: contentWhere(guest.content, change),
  });
  const believing = (context: CallContext): CallContext => ({
    ...context,
    settings: { ...context.settings, quizKeysInBrowser: true },
  });
  const complete = (learner: CallContext, eid: string) =>
    courseCertificates.completeCourse(learner, { id: courseId, eid });
  const mailsTo = async (address: string) => {
    const rows = await guest.db.selectFrom("outbox").selectAll().where("recipient", "=", address).execute();
    return rows
      .filter(({ kind }) => /^(certificate|review)/.test(kind))
      .map(({ kind, details }) => ({ kind, ...JSON.parse(details) }));
  };
  const work = async (context: CallContext, enrollmentId: string) =>
    (await readWaitingWork(context, { enrollmentId, moduleId: "" })) as WaitingWork;
  const see = (learner: CallContext) =>
    courseCertificates.modules(learner, { params: { id: courseId }, query: { language: "en" }, body: {} });
  /** Completes every topic by inserting rows, then lets a client report the first topic's score. */
  const finishReporting = async (learner: CallContext, eid: string) => {
    await quizzes.recordScore(believing(learner), { topicId: first.id, score: 9 });
    await guest.db
      .deleteFrom("topic_records")
      .where("enrollment_id", "=", eid)
      .where("topic_id", "<>", first.id)
      .execute();
    const reported = guest.db
      .updateTable("topic_records")
      .where("enrollment_id", "=", eid)
      .where("topic_id", "=", first.id);
    const row = await guest.db
      .selectFrom("topic_records")
      .selectAll()
      .where("enrollment_id", "=", eid)
      .executeTakeFirstOrThrow();
    await guest.db.deleteFrom("topic_records").where("enrollment_id", "=", eid).execute();
    await finishModules(learner, eid, ...moduleIds(publishedContent()));
    await reported.set({ quiz_score: row.quiz_score, quiz_reported_at: row.quiz_reported_at }).execute();
  };

  test("a certificate states how many of its quiz scores were reported by a client; one graded here states none", async () => {
    const [graded, reporting] = [await newLearnerInCourse(guest), await newLearnerInCourse(guest)];
    await finishModules(graded.learner, graded.eid, ...moduleIds(publishedContent()));
    await finishReporting(reporting.learner, reporting.eid);
    const scoresOn = async ({ learner, eid }: typeof graded) => {
      const { certificateId } = await complete(learner, eid);
      const { data } = await certificates.read(guest, { id: certificateId ?? "" });
      expect(data.reading_percent).toBe(100 * neededShare);
      return data.reported_scores;
    };
    expect([await scoresOn(graded), await scoresOn(reporting)]).toEqual([0, 1]);
  });

  test("a module's certificate counts the reported scores of its own topics only", async () => {
    const { learner, eid } = await newLearnerInCourse(where({ moduleLevelCertificate: true }));
    await finishReporting(learner, eid);
    await see(learner);
    const rows = await guest.db
      .selectFrom("certificates")
      .select(["module_id", "reported_scores"])
      .where("enrollment_id", "=", eid)
      .execute();
    const counts = new Map(rows.map((row) => [row.module_id, Number(row.reported_scores)]));
    expect(moduleIds(publishedContent()).map((id) => counts.get(id))).toEqual(
      moduleIds(publishedContent()).map((id) => (id === first.moduleId ? 1 : 0)),
    );
  });

  test("a requested certificate is announced by mail once", async () => {
    const { learner, eid, username } = await newLearnerInCourse(guest);
    await finishModules(learner, eid, ...moduleIds(publishedContent()));
    await expect(complete({ ...learner, learner: null }, eid)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    expect(await mailsTo(username)).toEqual([]);
    const [{ certificateId }] = await Promise.all([complete(learner, eid), complete(learner, eid)]);
    await complete(learner, eid);
    const link = `http://localhost:3000/certificate/${certificateId}`;
    expect(await mailsTo(username)).toEqual([
      {
        kind: "certificateIssued",
        firstName: "Asha",
        courseName: "Growing up healthy",
        what: "Growing up healthy",
        link,
        wall: expect.objectContaining({ courseId: "growing-up-healthy" }),
      },
    ]);
  });

  test("a module's certificate without a review is announced by mail once", async () => {
    const context = where({ moduleLevelCertificate: true });
    const { learner, eid, username } = await newLearnerInCourse(context);
    await finishModules(learner, eid, first.moduleId);
    await Promise.all([issueAfterTopic(learner, first.id), issueAfterTopic(learner, first.id), see(learner)]);
    const [module] = publishedContent().courseById.get(courseId)?.modules ?? [];
    expect(await mailsTo(username)).toEqual([
      expect.objectContaining({ kind: "certificateIssued", what: module?.name.en }),
    ]);
  });

  test("a review shows quiz results, survey answers as text and the origin of each score; each reading is listed in the learner's data", async () => {
    const context = where({ completionReview: true });
    const { learner, eid, username } = await newLearnerInCourse(context);
    const formed = topics.find((topic) => Object.keys(wholeSurvey(topic)).length > 0) ?? first;
    expect(await readWaitingWork(context, { enrollmentId: eid, moduleId: "" })).toBe("nothingWaits");
    await surveys.sendTopicSurvey(learner, { params: { topicId: formed.id }, body: wholeSurvey(formed) });
    await finishReporting(learner, eid);
    await see(learner);
    const shown = await work(context, eid);
    expect(shown).toMatchObject({ name: "Asha Kumari", username, course: "Growing up healthy", module: null });
    expect(shown.topics.map(({ topicId }) => topicId)).toEqual(topics.map(({ id }) => id));
    expect(shown.topics[0]?.quiz).toEqual({ score: 9, attempts: 0, newAttempts: 0, reported: true });
    expect(shown.topics[1]?.quiz).toEqual({ score: 10, attempts: 0, newAttempts: 0, reported: false });
    const [question] = formed.pages.flatMap((page) => page.form?.questions ?? []);
    const option = question && "options" in question ? question.options[0]?.en : undefined;
    expect(shown.topics.find(({ topicId }) => topicId === formed.id)?.answers[0]).toEqual({
      question: question?.en,
      answer: option ?? "हमारा स्कूल",
      changed: false,
    });
    const looks = guest.db
      .selectFrom("audit_events")
      .select("kind")
      .where("account_id", "=", learner.learner?.accountId ?? "");
    expect(await looks.execute()).toEqual([{ kind: "workReviewed" }]);
    expect(await readWaitingWork(context, { enrollmentId: eid, moduleId: first.moduleId })).toBe("unknownModule");
    expect(await readWaitingWork(context, { enrollmentId: "no-such", moduleId: "" })).toBe("unknownEnrollment");
  });

  test("a journal is shown only if its author was informed, and only in a course that has a review", async () => {
    const [reviewed, unreviewed] = [where({ completionReview: true }), where({})];
    const journalSeen = async (context: CallContext, ...readers: ("learner" | "coordinator" | undefined)[]) => {
      const { learner, eid } = await newLearnerInCourse(context);
      await finishModules(learner, eid, ...moduleIds(publishedContent()));
      for (const each of readers)
        await learning.writeJournal(learner, {
          topicId: withJournal.id,
          entry: enoughWords(`I tried it in my class: ${each}.`, eid),
          readers: each,
        });
      await see({ ...learner, content: reviewed.content });
      return (await work(reviewed, eid)).topics.find(({ topicId }) => topicId === withJournal.id)?.journal?.entry;
    };
    expect(await journalSeen(reviewed)).toBeNull();
    expect(await journalSeen(reviewed, "coordinator")).toMatch(/^I tried it in my class: coordinator\./);
    // An entry stays private if its author was promised it or saw no note, or if the course had no review then.
    for (const private_ of [
      await journalSeen(reviewed, undefined),
      await journalSeen(reviewed, "learner"),
      await journalSeen(unreviewed, "coordinator"),
    ])
      expect(private_).toBe("private");
    expect(await journalSeen(reviewed, "coordinator", "learner")).toBe("private");
    expect(await journalSeen(reviewed, "learner", "coordinator")).toMatch(/^I tried it in my class: coordinator\./);
  });
});
