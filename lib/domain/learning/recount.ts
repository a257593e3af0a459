import type { Topic } from "../../platform/content";
import { type Database, write } from "../../platform/db";
import { translatorFor } from "../../platform/i18n/messages";
import type { Operations } from "../call";
import { completesQuiz, countSections, emptyRecord, scoreOutOfTen, type TopicRecord } from "./progress";
import { type DoneColumn, type Enrollment, markDone, openTopic, raiseScore } from "./records";
import { type CourseAccess, requireCourseAccess } from "./require-access";

/**
 * Recounts the progress on request. Progress is always computed from the topic records, but a mark can be missing
 * although there is evidence for it, such as a passed attempt or a submitted journal; reading is computed from the
 * stored times. Missing marks are set and none is removed.
 */
export const recount: Operations<"learning">["recount"] = async (context, { courseId }) => {
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
