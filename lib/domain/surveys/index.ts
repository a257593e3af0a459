import { sql } from "kysely";
import { CallError } from "../../platform/call-error";
import { type FormQuestion, longestAnswer, type Topic } from "../../platform/content";
import { type Database, holdName, write } from "../../platform/db";
import type { Language } from "../../platform/i18n/language";
import { type Learner, requireLearner } from "../../platform/session";
import { doneWith, type Operations } from "../call";
import {
  hasCompleted,
  learning,
  reportFormsAnswered,
  requireCourse,
  requireCourseAccess,
  requireTopic,
  requireTopicAccess,
  type TopicKey,
  topicKey,
} from "../learning";

/** The topic id stored for a course's own feedback form. */
const wholeCourse = "";

/** The key of a form, and what was answered by question. */
type Answered = { key: TopicKey; answers: Map<string, string> };

/** Stores the answers of a form and replaces earlier ones. One that is sent again unchanged keeps its time. */
async function saveAnswers(db: Database, { key, answers }: Answered, now: Date): Promise<void> {
  const time = now.toISOString();
  const times = { created_at: time, updated_at: time };
  const rows = [...answers].map(([question_id, answer]) => ({ ...key, question_id, answer, ...times }));
  await db
    .insertInto("survey_answers")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["enrollment_id", "topic_id", "question_id"])
        .doUpdateSet((replaced) => ({ answer: replaced.ref("excluded.answer"), updated_at: time }))
        .whereRef("survey_answers.answer", "<>", "excluded.answer"),
    )
    .execute();
}

/** The learner's answers in an active enrollment, in one query; empty without an enrollment. */
async function readAnswers(db: Database, learner: Learner, courseId: string, topicId: string) {
  const rows = await db
    .selectFrom("survey_answers")
    .innerJoin("enrollments", "enrollments.id", "survey_answers.enrollment_id")
    .select(["question_id", "answer"])
    .where("enrollments.account_id", "=", learner.accountId)
    .where("enrollments.course_id", "=", courseId)
    .where("enrollments.status", "<>", sql.lit("Unenrolled"))
    .where("survey_answers.topic_id", "=", topicId)
    .execute();
  return Object.fromEntries(rows.map(({ question_id, answer }) => [question_id, answer]));
}

type SentAnswers = Record<string, string | string[]>;

/** Threats T29. */
const maxKeys = 100;

/**
 * The answers to store of a survey form: one text per question, several choices joined by commas
 * (rule: survey.every-field). @throws CallError BAD_REQUEST, in the order of the questions, for an unknown name or
 * option and for the first empty field
 */
export function checkedAnswers(questions: FormQuestion[], sent: SentAnswers, language: Language): Map<string, string> {
  requireKnownNames(questions, sent);
  return new Map(
    questions.map((question) => {
      const answer = answerTo(question, sent[question.id]);
      const field = question[language];
      if (!answer) throw new CallError("BAD_REQUEST", "surveyUnanswered", { values: { field } });
      if (answer.length > longestAnswer)
        throw new CallError("BAD_REQUEST", "surveyAnswerTooLong", { values: { field, limit: longestAnswer } });
      if (!isOffered(question, answer))
        throw new CallError("BAD_REQUEST", "surveyOptionUnknown", { values: { field } });
      return [question.id, answer];
    }),
  );
}

/** The questions of those forms of a topic whose names were sent; without any name, of the first form. */
export function formsForAnswers(forms: FormQuestion[][], sent: SentAnswers): FormQuestion[] {
  const meant = forms.filter((questions) => questions.some((question) => Object.hasOwn(sent, question.id)));
  return (meant.length > 0 ? meant : forms.slice(0, 1)).flat();
}

function requireKnownNames(questions: FormQuestion[], sent: SentAnswers): void {
  const names = Object.keys(sent);
  if (names.length > maxKeys) throw new CallError("BAD_REQUEST", "surveyTooManyAnswers");
  const known = new Set(questions.map((question) => question.id));
  const foreign = names.find((name) => !known.has(name));
  if (foreign !== undefined) throw new CallError("BAD_REQUEST", "surveyFieldUnknown", { values: { field: foreign } });
}

function answerTo(question: FormQuestion, sent: string | string[] | undefined): string {
  const parts = (Array.isArray(sent) ? sent : [sent ?? ""]).flatMap((part) =>
    question.type === "checkbox" ? part.split(",") : part,
  );
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))].join(",");
}

function isOffered(question: FormQuestion, answer: string): boolean {
  if (!("options" in question)) return true;
  const offered = new Set(question.options.map((option) => option.id));
  return (question.type === "checkbox" ? answer.split(",") : [answer]).every((part) => offered.has(part));
}

/** The name of the journal in the documented answer of `get-my-topic-info`. */
const journalField = "reflective_journal";

/** Stores the answered forms of topics and courses (rule: survey.every-field). @throws CallError BAD_REQUEST for an incomplete one */
export const surveys: Operations<"surveys"> = {
  async sendTopicSurvey(context, { params, body = {} }) {
    const { learner, enrollment, course, topic } = await requireTopicAccess(context, params.topicId);
    const { language } = context;
    const forms = formsIn(topic);
    // The one documented call that carries text of a topic takes the journal too (rule: journal.words).
    const { [journalField]: entry, ...others } = body;
    const written = topic.journal && typeof entry === "string" ? { topicId: topic.id, entry, language } : null;
    if (written && Object.keys(others).length === 0) {
      const { message } = await learning.writeJournal(context, written);
      return { status: true, message };
    }
    if (forms.length === 0) throw new CallError("NOT_FOUND", "surveyUnknown");
    await context.limits.count("surveyLearner", learner.accountId);
    const sent = written ? others : body;
    const answers = checkedAnswers(formsForAnswers(forms, sent), sent, language);
    if (written) await learning.writeJournal(context, written);
    const all = await write(context.db, async (db) => {
      // Of two forms answered at the same moment the second sees the answers of the first.
      await holdName(db, `survey ${enrollment.id}`);
      await saveAnswers(db, { key: topicKey(enrollment, topic.id), answers }, context.now);
      const given = await readAnswers(db, learner, course.id, topic.id);
      const answeredAll = forms.flat().every((question) => Object.hasOwn(given, question.id));
      if (answeredAll) await reportFormsAnswered(db, enrollment, topic.id, context.now);
      return answeredAll;
    });
    const completes = all && topic.completion.includes("formSubmit");
    return doneWith(context, completes ? "surveySavedTopicComplete" : "surveySaved");
  },

  async readTopicSurvey(context, { topicId }) {
    const learner = requireLearner(context);
    const topic = requireTopic(context.content, topicId);
    return { answers: await readAnswers(context.db, learner, topic.courseId, topic.id) };
  },

  async sendFeedback(context, { params, body = {} }) {
    const place = await requireCourseAccess(context, params.courseId);
    const { learner, enrollment, course } = place;
    if (!course.feedbackForm) throw new CallError("NOT_FOUND", "surveyUnknown");
    // The form is open once the course is complete, like `summary_lock` (rule: conclusion.after-completion).
    if (!hasCompleted(place)) throw new CallError("CONFLICT", "courseIncomplete");
    await context.limits.count("surveyLearner", learner.accountId);
    const answers = checkedAnswers(course.feedbackForm.questions, body, context.language);
    const key = topicKey(enrollment, wholeCourse);
    await write(context.db, (db) => saveAnswers(db, { key, answers }, context.now));
    return doneWith(context, "surveySaved");
  },

  async readFeedback(context, { courseId }) {
    const learner = requireLearner(context);
    const course = requireCourse(context.content, courseId);
    return { answers: await readAnswers(context.db, learner, course.id, wholeCourse) };
  },
};

function formsIn(topic: Topic): FormQuestion[][] {
  return topic.pages.flatMap((page) => (page.form ? [page.form.questions] : []));
}
