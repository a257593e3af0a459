import { describe, expect, test } from "vitest";
import type { Content, Course } from "../../platform/content";
import { dialects } from "../../platform/db/testing/fresh-database";
import type { CallContext } from "../call";
import { surveys } from "../surveys";
import { onFreshPortal } from "../testing/fresh-portal";
import { courseId, publishedContent } from "../testing/learners";
import { courseCertificates } from ".";
import { contentWhere, finishModules, newLearnerInCourse } from "./testing/learners-in-course";

const course = publishedContent().courseById.get(courseId) as Course;
const ids = course.modules.map(({ id }) => id);
const [added = "", lastBefore = ""] = [ids.at(-1), ids.at(-2)];
const moved = course.topics.at(-1)?.id ?? "";

function withCourse(content: Content, changed: Course): Content {
  return {
    ...content,
    courses: content.courses.map((each) => (each.id === courseId ? changed : each)),
    courseById: new Map(content.courseById).set(courseId, changed).set(String(changed.code), changed),
  };
}

/** The content before the course got its last module: the last topic was the end of the module before. */
function beforeTheLastModule(content: Content): Content {
  const now = content.courseById.get(courseId) as Course;
  const topics = now.topics
    .filter(({ moduleId, id }) => moduleId !== added || id === moved)
    .map((topic) => (topic.id === moved ? { ...topic, moduleId: lastBefore } : topic));
  const modules = now.modules
    .slice(0, -1)
    .map((module) => ({ ...module, topics: topics.filter(({ moduleId }) => moduleId === module.id) }));
  return withCourse(content, { ...now, topics, modules });
}

/** The content with the new topics of the last module alone. */
function newTopicsAlone(content: Content): Content {
  const now = content.courseById.get(courseId) as Course;
  const topics = now.topics.filter(({ moduleId, id }) => moduleId === added && id !== moved);
  return withCourse(content, { ...now, topics });
}

describe.each(dialects)("a course that got a further module, on %s", (dialect) => {
  let after: CallContext;
  let before: CallContext;
  onFreshPortal(dialect, (context) => {
    after = { ...context, content: contentWhere(context.content, { moduleLevelCertificate: true }) };
    before = { ...after, content: beforeTheLastModule(after.content) };
  });

  const grown = (learner: CallContext): CallContext => ({ ...learner, content: after.content });
  const see = async (learner: CallContext) => {
    const input = { params: { id: courseId }, query: { language: "en" as const }, body: {} };
    const answer = await courseCertificates.modules(learner, input);
    return {
      status: answer.enrollment_info[0]?.status,
      progress: answer.enrollment_info[0]?.progress,
      locked: answer.summary_lock,
      certificates: new Map(answer.module_resources.map((each) => [each.module_id, each.certificateId])),
      topics: new Map(answer.moduleTopic_info.map((each) => [each.slug, each.status])),
    };
  };
  const opinion = () =>
    Object.fromEntries(
      (course.feedbackForm?.questions ?? []).map((question) => [
        question.id,
        "options" in question ? (question.options[0]?.id ?? "") : "It was good.",
      ]),
    );

  test("who had completed it keeps status, certificates and conclusion, and earns the new certificate", async () => {
    const { learner, eid } = await newLearnerInCourse(before);
    await finishModules(learner, eid, ...ids);
    const earned = await see(learner);
    expect(earned).toMatchObject({ status: "Completed", progress: 100, locked: false });
    const now = await see(grown(learner));
    expect(now).toMatchObject({ status: "Completed", locked: false });
    expect(now.progress).toBeLessThan(100);
    expect(now.topics.get(moved)).toBe("Completed");
    expect([...now.certificates]).toEqual([...earned.certificates, [added, null]]);
    expect(await surveys.sendFeedback(grown(learner), { params: { courseId }, body: opinion() })).toMatchObject({
      status: true,
    });
    await finishModules({ ...learner, content: newTopicsAlone(after.content) }, eid, added);
    const end = await see(grown(learner));
    expect(end).toMatchObject({ status: "Completed", progress: 100, locked: false });
    expect(end.certificates.get(added)).toMatch(/^[0-9a-f]{32}$/);
    expect(end.certificates.get(lastBefore)).toBe(earned.certificates.get(lastBefore));
  });

  test("who had completed the module from which a topic moved keeps its certificate, and the topic counts", async () => {
    const { learner, eid } = await newLearnerInCourse(before);
    await finishModules(learner, eid, lastBefore);
    const earned = await see(learner);
    expect(earned.certificates.get(lastBefore)).toMatch(/^[0-9a-f]{32}$/);
    const now = await see(grown(learner));
    expect(now).toMatchObject({ status: "Enrolled", locked: true });
    expect(now.certificates.get(lastBefore)).toBe(earned.certificates.get(lastBefore));
    expect([now.topics.get(moved), now.certificates.get(added)]).toEqual(["Completed", null]);
  });

  test("who has every certificate but that of a module that is removed has completed the course", async () => {
    const { learner, eid } = await newLearnerInCourse(after);
    const shorter = {
      ...course,
      modules: course.modules.slice(0, -1),
      topics: course.topics.filter(({ moduleId }) => moduleId !== added),
    };
    await finishModules(learner, eid, ...ids.slice(0, -1));
    expect(await see(learner)).toMatchObject({ status: "Enrolled" });
    const { content } = learner;
    const changed = { ...(content.courseById.get(courseId) as Course), ...shorter, moduleLevelCertificate: true };
    const now = { ...learner, content: withCourse(content, changed) };
    const input = { params: { id: courseId }, query: { language: "en" as const }, body: {} };
    expect((await courseCertificates.modules(now, input)).enrollment_info[0]?.status).toBe("Completed");
    expect((await courseCertificates.myCourses(now, { query: { language: "en" }, body: {} })).data[0]?.status).toBe(
      "Completed",
    );
  });

  test("who was in the middle of that module has it complete without the topic that moved, which stays open", async () => {
    const { learner, eid } = await newLearnerInCourse(before);
    const shorter = course.topics.filter(({ moduleId }) => moduleId === lastBefore);
    await finishModules(
      { ...learner, content: withCourse(after.content, { ...course, topics: shorter }) },
      eid,
      lastBefore,
    );
    const time = learner.now.toISOString();
    await learner.db
      .insertInto("topic_records")
      .values({
        enrollment_id: eid,
        topic_id: moved,
        created_at: time,
        reading_done_at: null,
        quiz_score: null,
        quiz_done_at: null,
        journal_done_at: null,
        discussion_done_at: null,
        form_done_at: null,
      })
      .execute();
    expect((await see(learner)).certificates.get(lastBefore)).toBeNull();
    const now = await see(grown(learner));
    expect(now.certificates.get(lastBefore)).toMatch(/^[0-9a-f]{32}$/);
    expect([now.topics.get(moved), now.locked]).toEqual(["Started", true]);
  });
});
