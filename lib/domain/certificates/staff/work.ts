import type { FormQuestion, Topic } from "../../../platform/content";
import type { Database } from "../../../platform/db";
import { defaultLanguage, type Language } from "../../../platform/i18n/language";
import { noteEvent } from "../../accounts";
import { topicsUnder } from "../learner-in-course";
import { listWaitingModules } from "../review-records";
import { findEnrolledLearner, type StaffContext } from "./enrolled-learner";
import type { ReviewRef } from "./reviews";

export type TopicWork = {
  topicId: string;
  topic: string;
  /** `newAttempts`: finished since the work was sent back. */
  quiz: { score: number | null; attempts: number; newAttempts: number; reported: boolean } | null;
  /** `changed`: since the work was sent back. */
  answers: { question: string; answer: string; changed: boolean }[];
  /** `private`: the author did not choose to show it to the coordinator, so no one sees it. */
  journal: { prompt: string; entry: string | "private" | null; changed: boolean } | null;
};
export type WaitingWork = {
  name: string;
  username: string;
  course: string;
  module: string | null;
  /** The latest time that the same work was sent back; null for the first review. */
  returned: { at: string; note: string; topicIds: string[] } | null;
  topics: TopicWork[];
};

/**
 * A learner's work for a coordinator's review: quiz results, survey answers, and the journal entries whose author was
 * informed that coordinators read them (rule: journal.readers). Readable only while a review is open. Each call is
 * recorded in the data that the learner can download.
 */
export async function readWaitingWork(
  context: StaffContext,
  ref: ReviewRef,
  language: Language = defaultLanguage,
): Promise<WaitingWork | "unknownEnrollment" | "unknownModule" | "nothingWaits"> {
  const { db, now } = context;
  const learner = await findEnrolledLearner(context, ref);
  if (!learner) return "unknownEnrollment";
  const { course, enrollmentId, accountId, firstName, lastName, username } = learner;
  if (!learner.units.some(({ moduleId }) => moduleId === ref.moduleId)) return "unknownModule";
  if (!(await listWaitingModules(db, enrollmentId)).includes(ref.moduleId)) return "nothingWaits";
  const [done, returned] = await Promise.all([
    readCompletedWork(db, enrollmentId),
    latestReturn(db, enrollmentId, ref.moduleId),
  ]);
  await noteEvent(db, "workReviewed", now, accountId);
  return {
    name: `${firstName} ${lastName}`.trim(),
    username,
    course: course.name[language],
    module: course.modules.find(({ id }) => id === ref.moduleId)?.name[language] ?? null,
    returned,
    topics: topicsUnder(course, ref.moduleId).map((topic) => workIn(topic, done, returned?.at ?? null, language)),
  };
}

async function latestReturn(db: Database, enrollmentId: string, moduleId: string): Promise<WaitingWork["returned"]> {
  const row = await db
    .selectFrom("reviews")
    .select(["reviewed_at", "note", "topic_ids"])
    .where("enrollment_id", "=", enrollmentId)
    .where("module_id", "=", moduleId)
    .where("outcome", "=", "returned")
    .orderBy("reviewed_at", "desc")
    .executeTakeFirst();
  return row
    ? { at: row.reviewed_at ?? "", note: row.note ?? "", topicIds: JSON.parse(row.topic_ids ?? "[]") as string[] }
    : null;
}

async function readCompletedWork(db: Database, enrollmentId: string) {
  const [records, attempts, answers, journals] = await Promise.all([
    db
      .selectFrom("topic_records")
      .select(["topic_id", "quiz_score", "quiz_reported_at"])
      .where("enrollment_id", "=", enrollmentId)
      .execute(),
    db
      .selectFrom("quiz_attempts")
      .select(["topic_id", "finished_at"])
      .where("enrollment_id", "=", enrollmentId)
      .where("finished_at", "is not", null)
      .execute(),
    db
      .selectFrom("survey_answers")
      .select(["topic_id", "question_id", "answer", "updated_at"])
      .where("enrollment_id", "=", enrollmentId)
      .execute(),
    db
      .selectFrom("journal_entries")
      .select(["topic_id", "entry", "readers", "updated_at"])
      .where("enrollment_id", "=", enrollmentId)
      .execute(),
  ]);
  return { records, attempts, answers, journals };
}

/** `since`: when the work was sent back; what is newer counts as changed. */
function workIn(
  topic: Topic,
  { records, attempts, answers, journals }: Awaited<ReturnType<typeof readCompletedWork>>,
  since: string | null,
  language: Language,
): TopicWork {
  const isNew = (time: string | null) => since !== null && time !== null && time > since;
  const of = <Row extends { topic_id: string }>(rows: Row[]) => rows.filter(({ topic_id }) => topic_id === topic.id);
  const [record] = of(records);
  const [journal] = of(journals);
  const entry = journal?.readers === "coordinator" ? journal.entry : journal ? "private" : null;
  return {
    topicId: topic.id,
    topic: topic.name[language],
    quiz:
      topic.quiz.length === 0
        ? null
        : {
            score: record?.quiz_score ?? null,
            attempts: of(attempts).length,
            newAttempts: of(attempts).filter(({ finished_at }) => isNew(finished_at)).length,
            reported: record?.quiz_reported_at != null,
          },
    answers: topic.pages
      .flatMap(({ form }) => form?.questions ?? [])
      .flatMap((question) => {
        const given = of(answers).find(({ question_id }) => question_id === question.id);
        return given
          ? {
              question: question[language],
              answer: inWords(question, given.answer, language),
              changed: isNew(given.updated_at),
            }
          : [];
      }),
    journal: topic.journal && {
      prompt: topic.journal[language].replace(/<[^>]+>/g, "").trim(),
      entry,
      changed: isNew(journal?.updated_at ?? null),
    },
  };
}

/** Chosen options as their labels; free text unchanged. */
function inWords(question: FormQuestion, answer: string, language: Language): string {
  if (!("options" in question)) return answer;
  return answer
    .split(",")
    .map((id) => question.options.find((option) => option.id === id)?.[language] ?? id)
    .join(", ");
}
