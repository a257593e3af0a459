import type { FormQuestion, Topic } from "../../../platform/content";
import type { Database } from "../../../platform/db";
import { defaultLanguage, type Language } from "../../../platform/i18n/language";
import { listWaitingModules } from "../review-records";
import { findEnrolledLearner, type StaffContext } from "./enrolled-learner";
import { type ReviewRef, topicsUnder } from "./reviews";

export type TopicWork = {
  topicId: string;
  topic: string;
  quiz: { score: number | null; attempts: number; reported: boolean } | null;
  answers: { question: string; answer: string }[];
  /** `private`: the author was not informed that a coordinator reads it, so no one sees it. */
  journal: { prompt: string; entry: string | "private" | null } | null;
};
export type WaitingWork = { name: string; username: string; course: string; module: string | null; topics: TopicWork[] };
export type WorkResult = WaitingWork | "unknownEnrollment" | "unknownModule" | "nothingWaits";

/**
 * A learner's work for a coordinator's review: quiz results, survey answers, and the journal entries whose author was informed that coordinators read them
 * (docs/decisions/0029). Readable only while a review is open. Each call is recorded in the data that the learner can download.
 */
export async function readWaitingWork(context: StaffContext, ref: ReviewRef, language: Language = defaultLanguage): Promise<WorkResult> {
  const { db, now } = context;
  const learner = await findEnrolledLearner(context, ref);
  if (!learner) return "unknownEnrollment";
  const { course, enrollmentId, accountId, firstName, lastName, username } = learner;
  if (!learner.units.some(({ moduleId }) => moduleId === ref.moduleId)) return "unknownModule";
  if (!(await listWaitingModules(db, enrollmentId)).includes(ref.moduleId)) return "nothingWaits";
  const done = await readCompletedWork(db, enrollmentId);
  await db
    .insertInto("audit_events")
    .values({ id: crypto.randomUUID(), account_id: accountId, kind: "workReviewed", happened_at: now.toISOString() })
    .execute();
  return {
    name: `${firstName} ${lastName}`.trim(),
    username,
    course: course.name[language],
    module: course.modules.find(({ id }) => id === ref.moduleId)?.name[language] ?? null,
    topics: topicsUnder(course, ref.moduleId).map((topic) => workIn(topic, done, language)),
  };
}

type Done = Awaited<ReturnType<typeof readCompletedWork>>;

async function readCompletedWork(db: Database, enrollmentId: string) {
  const [records, attempts, answers, journals] = await Promise.all([
    db.selectFrom("topic_records").select(["topic_id", "quiz_score", "quiz_reported_at"]).where("enrollment_id", "=", enrollmentId).execute(),
    db.selectFrom("quiz_attempts").select(["topic_id"]).where("enrollment_id", "=", enrollmentId).where("finished_at", "is not", null).execute(),
    db.selectFrom("survey_answers").select(["topic_id", "question_id", "answer"]).where("enrollment_id", "=", enrollmentId).execute(),
    db.selectFrom("journal_entries").select(["topic_id", "entry", "readers"]).where("enrollment_id", "=", enrollmentId).execute(),
  ]);
  return { records, attempts, answers, journals };
}

function workIn(topic: Topic, { records, attempts, answers, journals }: Done, language: Language): TopicWork {
  const of = <Row extends { topic_id: string }>(rows: Row[]) => rows.filter(({ topic_id }) => topic_id === topic.id);
  const [record] = of(records);
  const [journal] = of(journals);
  const entry = journal?.readers === "coordinator" ? journal.entry : journal ? "private" : null;
  return {
    topicId: topic.id,
    topic: topic.name[language],
    quiz: topic.quiz.length === 0 ? null : { score: record?.quiz_score ?? null, attempts: of(attempts).length, reported: record?.quiz_reported_at != null },
    answers: topic.pages
      .flatMap(({ form }) => form?.questions ?? [])
      .flatMap((question) => {
        const given = of(answers).find(({ question_id }) => question_id === question.id)?.answer;
        return given === undefined ? [] : { question: question[language], answer: inWords(question, given, language) };
      }),
    journal: topic.journal && { prompt: topic.journal[language].replace(/<[^>]+>/g, "").trim(), entry },
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
