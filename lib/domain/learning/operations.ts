import type { ClassroomCard } from "../../contract/classroom";
import { CallError } from "../../platform/call-error";
import type { Course, Topic } from "../../platform/content";
import { type Database, write, writeIfPossible } from "../../platform/db";
import type { Language } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";
import { type Learner, requireLearner } from "../../platform/session";
import { type CallContext, doneWith, type Operations } from "../call";
import { cases } from "./cases/case-operations";
import { type CardRow, cardView, findCard, saveCard } from "./classroom/cards";
import { readJournal } from "./journal/journal";
import { journal } from "./journal/journal-operations";
import { modules } from "./modules";
import { myCourse, myCourses } from "./my-courses";
import { isOpen, openPage } from "./open-page";
import { completesQuiz, countSections, emptyRecord, scoreOutOfTen, type TopicRecord } from "./progress";
import { openPageNeeds, timesNow } from "./reading";
import { recordView } from "./record-view";
import { type DoneColumn, type Enrollment, markDone, openTopic, raiseScore, topicKey } from "./records";
import {
  type CourseAccess,
  enrollmentError,
  findCourseAccess,
  requireCourse,
  requireCourseAccess,
  requireTopic,
  requireTopicAccess,
  requireTopicOpen,
  type TopicAccess,
} from "./require-access";
import { situations } from "./situations/situation-operations";

/**
 * Recounts the progress on request. Progress is always computed from the topic records, but a mark can be missing
 * although there is evidence for it, such as a passed attempt or a submitted journal; reading is computed from the
 * stored times. Missing marks are set and none is removed.
 */
const recount: Operations<"learning">["recount"] = async (context, { courseId }) => {
  const before = await requireCourseAccess(context, courseId);
  await context.limits.count("recount", before.learner.accountId);
  const repaired = await write(context.db, (db) => repair(db, before, context.now));
  const { course, progress, records } = repaired === 0 ? before : await requireCourseAccess(context, courseId);
  const topics = {
    done: progress.topics.filter(({ status }) => status === "Completed").length,
    of: course.topics.length,
  };
  const parts = countSections(course, records, progress.endCaseDue);
  const values = { topics: topics.done, allTopics: topics.of, parts: parts.done, allParts: parts.of, repaired };
  return {
    status: true,
    message: translatorFor(context.language, "answers")("recounted", values),
    progress: progress.percent,
    topics,
    parts,
    repaired,
  };
};

async function repair(db: Database, { course, enrollment, records }: CourseAccess, now: Date): Promise<number> {
  const evidence = await readEvidence(db, enrollment);
  const missing = course.topics.flatMap((topic) => missingColumns(topic, records, evidence));
  for (const { topic, column } of missing) {
    await openTopic(db, enrollment, topic.id, now);
    if (column === "quiz_done_at") await raiseScore(db, enrollment, topic.id, evidence.scores.get(topic.id) ?? 0);
    await markDone(db, enrollment, topic.id, column, now);
  }
  return missing.length;
}

function missingColumns(topic: Topic, records: TopicRecord[], evidence: Awaited<ReturnType<typeof readEvidence>>) {
  const record = records.find((each) => each.topicId === topic.id) ?? emptyRecord(topic.id);
  const questions = topic.pages.flatMap((page) => page.form?.questions ?? []);
  const answered = evidence.answers.get(topic.id) ?? new Set<string>();
  const marks: [DoneColumn, isSet: boolean, isEarned: boolean][] = [
    ["quiz_done_at", record.quizDone, evidence.scores.has(topic.id)],
    ["journal_done_at", record.journalDone, evidence.journals.has(topic.id)],
    ["discussion_done_at", record.discussionDone, evidence.discussions.has(topic.id)],
    ["form_done_at", record.formDone, questions.length > 0 && questions.every(({ id }) => answered.has(id))],
  ];
  return marks.filter(([, isSet, isEarned]) => isEarned && !isSet).map(([column]) => ({ topic, column }));
}

/** The completion evidence by topic. The rows belong to other domains; this one only reads them. */
async function readEvidence(db: Database, enrollment: Enrollment) {
  const journals = await db
    .selectFrom("journal_entries")
    .select("topic_id")
    .where("enrollment_id", "=", enrollment.id)
    .execute();
  // Comments from an earlier enrollment do not count.
  const discussions = await db
    .selectFrom("comments")
    .select("discussion_id")
    .distinct()
    .where("account_id", "=", enrollment.account_id)
    .where("kind", "=", "module")
    .where("created_at", ">=", enrollment.enrolled_at)
    .execute();
  return {
    scores: await bestScores(db, enrollment),
    journals: new Set(journals.map((row) => row.topic_id)),
    discussions: new Set(discussions.map((row) => row.discussion_id)),
    answers: await answeredQuestions(db, enrollment),
  };
}

/** The best score out of ten of every quiz with a finished attempt that completes it. */
async function bestScores(db: Database, enrollment: Enrollment): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("quiz_attempts")
    .select((select) => ["topic_id", select.fn.max("percent").as("percent")])
    .where("enrollment_id", "=", enrollment.id)
    .where("finished_at", "is not", null)
    .where("passed", "=", 1)
    .groupBy("topic_id")
    .execute();
  const scored = rows.map(({ topic_id, percent }) => [topic_id, scoreOutOfTen(Number(percent))] as const);
  return new Map(scored.filter(([, score]) => completesQuiz(score, true)));
}

/** The answered questions of each topic's survey forms. */
async function answeredQuestions(db: Database, enrollment: Enrollment): Promise<Map<string, Set<string>>> {
  const rows = await db
    .selectFrom("survey_answers")
    .select(["topic_id", "question_id"])
    .where("enrollment_id", "=", enrollment.id)
    .execute();
  const byTopic = Map.groupBy(rows, ({ topic_id }) => topic_id);
  return new Map([...byTopic].map(([id, given]) => [id, new Set(given.map(({ question_id }) => question_id))]));
}

/**
 * Leaves a course (rule: unenroll.reason): stores the reason for the foundation and ends access, in one transaction.
 * The work stays with the ended enrollment, so a later one starts from the beginning; earned certificates stay valid.
 * @throws CallError FORBIDDEN for an enrollment that is not the caller's
 */
const unenroll: Operations<"learning">["unenroll"] = async (context, { id, feedback }) => {
  const { enrollment, learner } = await requireCourseAccess(context, String(id));
  if (!feedback) throw new CallError("BAD_REQUEST", "reasonBlank");
  await context.limits.count("leaveCourse", learner.accountId);
  await write(context.db, (db) => endEnrollment(db, enrollment, feedback, context.language, context.now));
  return doneWith(context, "unenrolled");
};

/** @throws CallError FORBIDDEN when a concurrent request has ended it: two tabs end it once, with one reason */
async function endEnrollment(db: Database, enrollment: Enrollment, reason: string, language: Language, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable("enrollments")
    .set({ status: "Unenrolled" })
    .where("id", "=", enrollment.id)
    .where("status", "<>", "Unenrolled")
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) throw new CallError("FORBIDDEN", "notEnrolled");
  const { id: enrollment_id, account_id, course_id } = enrollment;
  await db
    .insertInto("unenrollments")
    .values({ enrollment_id, account_id, course_id, reason, language, unenrolled_at: now.toISOString() })
    .execute();
}

/** The calls about classroom cards: a topic's proposal, and the learner's notes (rule: dashboard.classroom). */
const classroom: Pick<Operations<"learning">, "readClassroomCard" | "saveClassroomCard"> = {
  async readClassroomCard(context, { topicId }) {
    const place = await requireTopicAccess(context, topicId);
    return { status: true, card: requireCard(context, place, await findCard(context.db, place.enrollment, topicId)) };
  },

  async saveClassroomCard(context, { topicId, tried, note }) {
    const place = await requireTopicAccess(context, topicId);
    requireCard(context, place, undefined);
    await context.limits.count("classroomCard", place.learner.accountId);
    const row = await saveCard(context.db, place.enrollment, topicId, { tried, note }, context.now);
    const message = translatorFor(context.language, "answers")(tried ? "classroomTried" : "classroomSaved");
    return { status: true, message, card: requireCard(context, place, row) };
  },
};

/** @throws CallError NOT_FOUND for a topic without a proposal */
function requireCard(context: CallContext, { course, topic }: TopicAccess, row: CardRow | undefined): ClassroomCard {
  const card = cardView(course, topic, row, context.language);
  if (!card) throw new CallError("NOT_FOUND", "classroomUnknown");
  return card;
}

/** Rendering a page makes two calls: the second, which reads the text, uses the first one's proven access. */
const opened = new WeakMap<Learner, TopicAccess>();

/** The access to this topic that was proven earlier in the same request, and can be used once; null without one. */
function takeOpened(learner: Learner | null, topicId: string): TopicAccess | null {
  const access = learner && opened.get(learner);
  if (!access) return null;
  opened.delete(access.learner);
  return access.topic.id === topicId ? access : null;
}

/** The calls of `learning`; `completeCourse` is in the certificates domain, which depends on this one. */
export const learning: Omit<Operations<"learning">, "completeCourse"> = {
  ...journal,
  ...classroom,
  ...situations,
  ...cases,
  modules,
  myCourses,
  myCourse,
  recount,
  unenroll,

  async getMyCourseInfo(context, { courseId }) {
    requireLearner(context);
    const place = await findCourseAccess(context, requireCourse(context.content, courseId));
    const message = translatorFor(context.language, "answers")(place ? "enrolled" : "notEnrolled");
    return { status: place !== null, message, progress: place?.progress.percent ?? null };
  },

  async topic({ content, language }, { id }) {
    const topic = requireTopic(content, id);
    const course = requireCourse(content, topic.courseId);
    const index = course.topics.indexOf(topic);
    const module = course.modules.find(({ id }) => id === topic.moduleId);
    return {
      _id: topic.id,
      name: topic.name[language],
      summary: topic.summary[language],
      module_id: topic.moduleId,
      module_name: module?.name[language] ?? "",
      course_id: course.id,
      course_name: course.name[language],
      primary_pages: topic.pages.length,
      quiz: topic.quiz.length > 0 ? 1 : 0,
      reflective_journal: topic.journal?.[language] ?? null,
      discussion: topic.discussion?.[language] ?? null,
      completion_criteria: topic.completion.join(", ") || "Ungraded",
      course_completion_review: course.completionReview ? 1 : 0,
      previous: course.topics[index - 1]?.id ?? "",
      next: course.topics[index + 1]?.id ?? "",
      module_end: module?.topics.at(-1) === topic ? 1 : 0,
      landmark: module?.landmark ?? "",
      can_answer: module?.canAnswer.map((question) => question[language]) ?? [],
    };
  },

  async readingPage(context, { id, page }) {
    const place = takeOpened(context.learner, id) ?? (await requireTopicOpen(context, id));
    const topic = requireTopic(context.content, id);
    const found = topic.pages[Number(page) - 1];
    if (!found) throw new CallError("NOT_FOUND", "pageUnknown");
    // Clients that know only the documented calls report reading by this call.
    let completes_topic = false;
    if ("enrollment" in place)
      await writeIfPossible(async () => {
        completes_topic = (await openPage(context, place, Number(page))).completesTopic;
      });
    return {
      content: found.html[context.language],
      form_data: found.form?.html[context.language] ?? null,
      video_url: found.video?.src ?? null,
      video_title: found.video?.title[context.language] ?? null,
      video_transcript: found.video?.transcript[context.language] ?? null,
      topic_name: topic.name[context.language],
      page: Number(page),
      title: found.title[context.language],
      reading_seconds: found.readingSeconds,
      recording: found.recordings?.[context.language] ?? null,
      completes_topic,
    };
  },

  async subtopics({ content, language }, { id }) {
    return requireTopic(content, id).pages.map((page, index) => ({
      page: index + 1,
      icon: page.form ? "form" : page.video ? "video" : "reading",
      topic_name: page.title[language],
    }));
  },

  async getMyTopicInfo(context, { topicId, course: courseId }) {
    const place = await requireTopicAccess(context, topicId);
    const { enrollment, course, topic, record } = place;
    if (courseId) requireSameCourse(context, course, courseId);
    if (!record) return { status: false, data: null };
    const journal = topic.journal ? await readJournal(context.db, topicKey(enrollment, topicId)) : null;
    return { status: true, data: recordView(place, record, journal, enrollment, context.settings) };
  },

  async addTopicRecord(context, { topicId, course_id, enrollmentId }) {
    const { course, enrollment } = await requireTopicAccess(context, topicId);
    requireSameCourse(context, course, course_id);
    if (enrollmentId && enrollmentId !== enrollment.id) throw await enrollmentError(context, enrollmentId, "notYours");
    await openTopic(context.db, enrollment, topicId, context.now);
    return doneWith(context, "saved");
  },

  async recordReading(context, input) {
    const page = Number(input.page);
    const place = await requireTopicAccess(context, input.topicId);
    const { topic, enrollment } = place;
    if (page > topic.pages.length) throw new CallError("NOT_FOUND", "pageUnknown");
    const { record, completesTopic } = await openPage(context, place, page);
    const openedAt = isOpen(enrollment, topic.id, page) ? enrollment.page_opened_at : context.now.toISOString();
    const open = { current_topic_id: topic.id, current_page: page, page_opened_at: openedAt };
    if (!context.isPrefetch) opened.set(place.learner, { ...place, record, enrollment: { ...enrollment, ...open } });
    const times = timesNow(topic.id, record.reading.times, open, context);
    const needs = record.readingDone ? null : openPageNeeds(topic, times, page, context.settings);
    return {
      ...doneWith(context, "saved"),
      data: {
        ...recordView(place, record, null, open, context.settings),
        ...(needs ? { open_page_needs: needs } : {}),
      },
      completes_topic: completesTopic,
    };
  },
};

/** A call names both topic and course, and they must agree. @throws CallError NOT_FOUND, BAD_REQUEST */
function requireSameCourse({ content }: CallContext, course: Course, named: string): void {
  if (requireCourse(content, named).id !== course.id) throw new CallError("BAD_REQUEST", "topicOfAnotherCourse");
}
