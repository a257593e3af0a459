import type { Content, Course } from "../../../platform/content";
import type { CallContext } from "../../call";
import { courses } from "../../courses";
import { completeProfile, courseId, newLearner } from "../../testing/learners";

/** The published content with one course whose certificates work differently. */
export function contentWhere(
  content: Content,
  change: Partial<Pick<Course, "moduleLevelCertificate" | "completionReview">>,
): Content {
  const changed = content.courses.map((course) => (course.id === courseId ? { ...course, ...change } : course));
  return {
    ...content,
    courses: changed,
    courseById: new Map(
      changed.flatMap((course) => [[course.id, course] as const, [String(course.code), course] as const]),
    ),
  };
}

export type Enrolled = { learner: CallContext; eid: string; username: string };

/** A learner enrolled in the course, with a complete profile by default. */
export async function newLearnerInCourse(
  guest: CallContext,
  profile: "complete" | "incomplete" = "complete",
): Promise<Enrolled> {
  const learner = await newLearner(guest);
  const { enrollmentId: eid } = await courses.enroll(learner, { id: courseId });
  if (profile === "complete") await completeProfile(learner);
  return { learner: await again(learner), eid, username: learner.learner?.username ?? "" };
}

/** The same learner, read again as for a later call. */
export async function again(learner: CallContext): Promise<CallContext> {
  const { learner: before } = learner;
  if (!before) throw new Error("Nobody is signed in");
  const row = await learner.db
    .selectFrom("accounts")
    .select("is_profile_complete")
    .where("id", "=", before.accountId)
    .executeTakeFirstOrThrow();
  return { ...learner, learner: { ...before, profileComplete: row.is_profile_complete === 1 } };
}

/** Completes every topic of these modules by inserting rows. */
export async function finishModules(
  { db, content, now }: CallContext,
  eid: string,
  ...modules: string[]
): Promise<void> {
  const time = now.toISOString();
  for (const topic of content.courseById.get(courseId)?.topics ?? []) {
    if (!modules.includes(topic.moduleId)) continue;
    const done = {
      reading_done_at: time,
      quiz_score: 10,
      quiz_done_at: time,
      journal_done_at: time,
      discussion_done_at: time,
      form_done_at: time,
    };
    const row = {
      enrollment_id: eid,
      topic_id: topic.id,
      created_at: time,
      page_times: JSON.stringify(topic.pages.map(() => true)),
      ...done,
    };
    await db
      .insertInto("topic_records")
      .values({ ...row })
      .execute();
  }
}

/** A survey answer in every topic, written a second after now. */
export async function changeWork({ db, content, now }: CallContext, eid: string): Promise<void> {
  const time = new Date(now.getTime() + 1000).toISOString();
  const answers = (content.courseById.get(courseId)?.topics ?? []).map((topic) => ({
    enrollment_id: eid,
    topic_id: topic.id,
    question_id: `changed-${time}`,
    answer: "Written again",
    created_at: time,
    updated_at: time,
  }));
  await db.insertInto("survey_answers").values(answers).execute();
}

export function moduleIds(content: Content): string[] {
  return content.courseById.get(courseId)?.modules.map(({ id }) => id) ?? [];
}
