import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Content, Topic } from "../../platform/content";
import { dialects } from "../../platform/db/testing/fresh-database";
import type { CallContext } from "../call";
import { discussions } from "../discussions";
import { learning } from "../learning";
import { enoughWords } from "../testing/enough-words";
import { onFreshPortal } from "../testing/fresh-portal";
import { courseId, publishedContent } from "../testing/learners";
import { approveReview, certificates, courseCertificates, listReviews, returnReview } from ".";
import { contentWhere, finishModules, moduleIds, newLearnerInCourse } from "./testing/learners-in-course";

/** The content with a first discussion that its topic requires. */
function needingComment(content: Content): Content {
  const course = content.courseById.get(courseId);
  const topic = course?.topics.find(({ discussion }) => discussion);
  if (!course || !topic) throw new Error("The course has no discussion");
  const required: Topic = { ...topic, completion: ["Discussion"] };
  const changed = { ...course, topics: course.topics.map((each) => (each.id === topic.id ? required : each)) };
  return {
    ...content,
    courses: content.courses.map((each) => (each.id === courseId ? changed : each)),
    courseById: new Map(content.courseById).set(courseId, changed).set(String(course.code), changed),
    topicById: new Map(content.topicById).set(topic.id, required),
  };
}

describe.each(dialects)("work under review, on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = { ...context, content: needingComment(contentWhere(context.content, { completionReview: true })) };
  });

  const later = (context: CallContext, seconds: number): CallContext => ({
    ...context,
    now: new Date(context.now.getTime() + seconds * 1000),
  });
  const topics = publishedContent().courseById.get(courseId)?.topics ?? [];
  const journalTopic = topics.find(({ journal }) => journal)?.id ?? "";
  const talkTopic = topics.find(({ discussion }) => discussion)?.id ?? "";
  const asked = (learner: CallContext, eid: string) => certificates.requestReview(learner, { id: courseId, eid });
  const see = (learner: CallContext) =>
    courseCertificates.modules(learner, { params: { id: courseId }, query: { language: "en" }, body: {} });
  const mailsTo = async (address: string) =>
    (await guest.db.selectFrom("outbox").select("kind").where("recipient", "=", address).execute()).map(
      ({ kind }) => kind,
    );

  const returned = async () => {
    const made = await newLearnerInCourse(guest);
    const entry = enoughWords("We tried it, and the boys asked questions.", randomUUID());
    await finishModules(made.learner, made.eid, ...moduleIds(publishedContent()));
    await see(made.learner);
    await learning.writeJournal(made.learner, {
      topicId: journalTopic,
      entry,
      readers: "coordinator",
    });
    const decision = { topicIds: [journalTopic], note: "Please write more." };
    expect(await returnReview(later(guest, 10), { enrollmentId: made.eid, moduleId: "" }, "staff:test", decision)).toBe(
      "done",
    );
    return { ...made, entry };
  };

  test("the same journal submitted once more is no change; another word, or another choice of readers, is", async () => {
    const { learner, eid, entry } = await returned();
    const after = later(learner, 20);
    await learning.writeJournal(after, { topicId: journalTopic, entry, readers: "coordinator" });
    await expect(asked(after, eid)).rejects.toMatchObject({ code: "CONFLICT", key: "reviewUnchanged" });
    await learning.writeJournal(later(learner, 30), {
      topicId: journalTopic,
      entry: `${entry} The girls too.`,
      readers: "coordinator",
    });
    expect(await asked(later(learner, 40), eid)).toMatchObject({ status: true });
    const other = await returned();
    await learning.writeJournal(later(other.learner, 20), {
      topicId: journalTopic,
      entry: other.entry,
      readers: "learner",
    });
    expect(await asked(later(other.learner, 40), other.eid)).toMatchObject({ status: true });
  });

  test("two requests at once and a repeated one make one review", async () => {
    const { learner, eid } = await returned();
    await learning.writeJournal(later(learner, 20), {
      topicId: journalTopic,
      entry: enoughWords("Something else was tried in the second week.", randomUUID()),
      readers: "coordinator",
    });
    const answers = await Promise.allSettled([
      asked(later(learner, 30), eid),
      asked(later(learner, 30), eid),
      asked(later(learner, 31), eid),
    ]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await listReviews(guest)).filter(({ enrollmentId }) => enrollmentId === eid)).toHaveLength(1);
  });

  test("whatever is changed before the decision, and however often it is asked, only a later change opens a review", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ at: fc.constantFrom(-5, 5, 10, 15, 60), ask: fc.boolean() }), { maxLength: 4 }),
        async (steps) => {
          const { learner, eid } = await returned();
          let changed = false;
          let open = false;
          for (const [index, { at, ask }] of steps.entries()) {
            const text = `What was written in step ${String.fromCharCode(97 + index)} of the work.`;
            await learning.writeJournal(later(learner, at), {
              topicId: journalTopic,
              entry: enoughWords(text, learner.learner?.accountId),
              readers: "coordinator",
            });
            changed = at > 10;
            if (!ask) continue;
            const answer = await asked(later(learner, 100 + index), eid).then(
              () => "sent",
              ({ key }: { key: string }) => key,
            );
            expect(answer).toBe(open ? "nothingToReview" : changed ? "sent" : "reviewUnchanged");
            open ||= changed;
          }
        },
      ),
      { numRuns: dialect === "sqlite" ? 12 : 4 },
    );
  });

  test("work whose required comment was deleted is not approved, stays at the desk, and is approved after another comment", async () => {
    const { learner, eid, username } = await newLearnerInCourse(guest);
    await finishModules(learner, eid, ...moduleIds(publishedContent()));
    const { id } = await discussions.addModuleComment(learner, {
      discussionSlug: talkTopic,
      topicId: talkTopic,
      comment: enoughWords("We asked the class first.", randomUUID()),
    });
    await see(learner);
    const approve = () => approveReview(guest, { enrollmentId: eid, moduleId: "" }, "staff:test");
    await discussions.deleteModuleComment(learner, { id: talkTopic, commentId: id });
    expect(await approve()).toBe("incomplete");
    expect(await mailsTo(username)).not.toContain("certificateNeedsProfile");
    expect((await listReviews(guest)).map(({ enrollmentId }) => enrollmentId)).toContain(eid);
    await discussions.addModuleComment(later(learner, 700), {
      discussionSlug: talkTopic,
      topicId: talkTopic,
      comment: enoughWords("Another one.", randomUUID()),
    });
    expect(await approve()).toBe("done");
    expect(await mailsTo(username)).toContain("certificateReady");
  });

  test("a comment deleted at the same moment: either the work was complete and has its certificate, or it was not and has none", async () => {
    for (let round = 0; round < 4; round++) {
      const { learner, eid, username } = await newLearnerInCourse(guest);
      await finishModules(learner, eid, ...moduleIds(publishedContent()));
      const { id } = await discussions.addModuleComment(learner, {
        discussionSlug: talkTopic,
        topicId: talkTopic,
        comment: enoughWords("We asked the class first.", randomUUID()),
      });
      await see(learner);
      const [result] = await Promise.all([
        approveReview(guest, { enrollmentId: eid, moduleId: "" }, "staff:test"),
        discussions.deleteModuleComment(learner, { id: talkTopic, commentId: id }),
      ]);
      const issued = await guest.db.selectFrom("certificates").select("id").where("enrollment_id", "=", eid).execute();
      expect([result, issued.length, (await mailsTo(username)).includes("certificateNeedsProfile")]).toEqual(
        result === "done" ? ["done", 1, false] : ["incomplete", 0, false],
      );
    }
  });

  test("the certificate that a client requests has the enrollment's language, not the call's", async () => {
    const plain = { ...guest, content: publishedContent() };
    const { learner, eid } = await newLearnerInCourse({ ...plain, language: "hi" });
    await finishModules(learner, eid, ...moduleIds(publishedContent()));
    const { certificateId } = await courseCertificates.completeCourse(
      { ...learner, language: "en" },
      { id: courseId, eid },
    );
    const row = await guest.db
      .selectFrom("certificates")
      .select("language")
      .where("id", "=", certificateId ?? "")
      .executeTakeFirstOrThrow();
    expect(row.language).toBe("hi");
  });
});
