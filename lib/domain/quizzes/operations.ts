import type { QuizQuestion } from "../../contract/quizzes";
import { CallError } from "../../platform/call-error";
import type { Course, Question } from "../../platform/content";
import { type Database, write } from "../../platform/db";
import { translatorFor } from "../../platform/i18n/messages";
import type { CallContext, Operations } from "../call";
import {
  completesQuiz,
  quizWeightage,
  reportClientScore,
  reportQuizResult,
  requireCourse,
  requireTopic,
  requireTopicAccess,
  requireTopicOpen,
  type TopicAccess,
  unreadPages,
} from "../learning";
import { grade, toPercent } from "./grade";
import { nextAttemptAt } from "./pause";
import { isRight, problemOfChoices } from "./question-types";
import {
  type Attempt,
  beginAttempt,
  bestPassedPercent,
  findLatestAttempt,
  finishAttempt,
  holdAttempt,
  type LockedAnswer,
  listAnswers,
  listAttempts,
  lockAnswer,
} from "./records";
import { attemptKey, shuffleOptions } from "./shuffle";
import { attemptView, type NextAttempt, questionView } from "./view";

/**
 * The calls of `quizzes`: questions, attempts and answers of a topic's quiz (rule: quiz.flow). Each requires access to
 * the topic.
 */
export const quizzes: Operations<"quizzes"> = {
  async questions(context, { topicId }) {
    const place = await requireTopicOpen(context, topicId);
    const { questions } = findQuiz(context, topicId);
    if (!("enrollment" in place)) return questionViews(context, questions, []);
    const latest = await findLatestAttempt(context.db, place.enrollment.id, topicId);
    const answers = latest ? await listAnswers(context.db, latest.id) : [];
    return questionViews(context, shuffled(place, questions, latest), answers);
  },

  async passingPercent(context, { topicId }) {
    return { quiz_passing_percent: findQuiz(context, topicId).course.quizPassingPercent };
  },

  async attempt(context, { topicId }) {
    const place = await requireTopicAccess(context, topicId);
    const { questions } = findQuiz(context, topicId);
    const attempts = await listAttempts(context.db, place.enrollment.id, topicId);
    const [latest] = attempts;
    const answers = latest ? await listAnswers(context.db, latest.id) : [];
    const view = attemptView(
      questions,
      latest,
      answers,
      place.course.quizPassingPercent,
      afterwards(context, place, attempts),
    );
    return { ...view, questions: questionViews(context, shuffled(place, questions, latest), answers) };
  },

  async retake(context, { topicId }) {
    const place = await requireTopicAccess(context, topicId);
    const { questions } = findQuiz(context, topicId);
    const attempt = await write(context.db, async (db) => {
      const attempts = await listAttempts(db, place.enrollment.id, topicId);
      const [latest] = attempts;
      // A second call, or one while an attempt is running, gets the running attempt.
      if (latest && latest.finished_at === null) return latest;
      requirePauseOver(attempts, context);
      return beginAttempt(db, place.enrollment, topicId, (latest?.number ?? 0) + 1, context.now);
    });
    const answers = await listAnswers(context.db, attempt.id);
    const view = attemptView(
      questions,
      attempt,
      answers,
      place.course.quizPassingPercent,
      afterwards(context, place, [attempt]),
    );
    return { ...view, questions: questionViews(context, shuffled(place, questions, attempt), answers) };
  },

  async answer(context, { topicId, questionId, choices }) {
    const place = await requireTopicAccess(context, topicId);
    const { questions } = findQuiz(context, topicId);
    const question = questions.find((each) => each.id === questionId);
    if (!question) throw new CallError("NOT_FOUND", "questionUnknown");
    const problem = problemOfChoices(question, choices);
    if (problem) throw new CallError("BAD_REQUEST", problem);
    const { attempt, answers } = await write(context.db, (db) =>
      answerInAttempt(db, context, place, questions, question, choices),
    );
    const locked = answers.find((answer) => answer.questionId === questionId) as LockedAnswer;
    const [shown = question] = shuffled(place, [question], attempt);
    const attempts =
      attempt.finished_at === null ? [attempt] : await listAttempts(context.db, place.enrollment.id, topicId);
    return {
      status: true,
      question: questionView(shown, context.language, true),
      choices: locked.choices,
      correct: locked.correct,
      attempt: attemptView(
        questions,
        attempt,
        answers,
        place.course.quizPassingPercent,
        afterwards(context, place, attempts),
      ),
    };
  },

  async recordScore(context, { topicId, score }) {
    const place = await requireTopicAccess(context, topicId);
    const { course } = findQuiz(context, topicId);
    const percent = await bestPassedPercent(context.db, place.enrollment.id, topicId);
    const counted =
      percent === null ? await countReportedScore(context, place, score, course.quizPassingPercent) : percent / 10;
    return { status: true, message: translatorFor(context.language, "answers")("saved"), score: counted };
  },
};

function findQuiz({ content }: CallContext, topicId: string): { course: Course; questions: Question[] } {
  const topic = requireTopic(content, topicId);
  if (topic.quiz.length === 0) throw new CallError("NOT_FOUND", "quizUnknown");
  return { course: requireCourse(content, topic.courseId), questions: topic.quiz };
}

/**
 * The questions as the caller may see them: with the key of answered ones only, or of all where the settings say so for
 * an existing app.
 */
function questionViews(
  { settings, language }: CallContext,
  questions: Question[],
  answers: LockedAnswer[],
): QuizQuestion[] {
  const answered = new Set(answers.map((answer) => answer.questionId));
  return questions.map((question) =>
    questionView(question, language, settings.quizKeysInBrowser || answered.has(question.id)),
  );
}

/** Orders the options as in the latest attempt, or as in the first one before any has begun. */
function shuffled({ enrollment, topic }: TopicAccess, questions: Question[], latest: Attempt | undefined): Question[] {
  return shuffleOptions(questions, attemptKey(enrollment.id, topic.id, latest?.number ?? 1));
}

function afterwards(
  { now, settings, language }: CallContext,
  { topic, record }: TopicAccess,
  attempts: Attempt[],
): NextAttempt {
  const unread = unreadPages(topic, record).map((page) => ({
    page,
    title: topic.pages[page - 1]?.title[language] ?? "",
  }));
  return { opensAt: nextAttemptAt(attempts, now, settings), now, unread };
}

/** @throws CallError CONFLICT with the time to wait */
function requirePauseOver(attempts: Attempt[], { now, settings }: CallContext): void {
  const opensAt = nextAttemptAt(attempts, now, settings);
  if (opensAt)
    throw new CallError("CONFLICT", "quizPause", {
      retryAfterSeconds: Math.ceil((opensAt.getTime() - now.getTime()) / 1000),
    });
}

/**
 * rule: quiz.pass: the score is out of ten and completes the topic when it passes and is over 7. It counts only on a
 * portal whose owner sends the keys to the client; the record notes that the client reported it (threats T3).
 * @throws CallError CONFLICT where the portal grades by itself or the score does not pass, BAD_REQUEST where it is not
 * a score
 */
async function countReportedScore(
  context: CallContext,
  { enrollment, topic }: TopicAccess,
  sent: unknown,
  passingPercent: number,
): Promise<number> {
  if (!context.settings.quizKeysInBrowser || sent === undefined) throw new CallError("CONFLICT", "noPassedAttempt");
  const score = typeof sent === "string" && sent.trim() === "" ? Number.NaN : Number(sent);
  if (!(score >= 0 && score <= quizWeightage))
    throw new CallError("BAD_REQUEST", "scoreOutOfRange", { values: { most: quizWeightage } });
  if (!completesQuiz(score, toPercent(score) >= passingPercent)) throw new CallError("CONFLICT", "scoreNotPassed");
  await write(context.db, (db) => reportClientScore(db, enrollment, topic.id, score, context.now));
  return score;
}

/**
 * Locks an answer (rule: quiz.answer-once); the last one finishes, grades and reports the attempt. Runs in the caller's
 * transaction.
 */
async function answerInAttempt(
  db: Database,
  { now }: CallContext,
  { enrollment, topic, course }: TopicAccess,
  questions: Question[],
  question: Question,
  choices: string[],
): Promise<{ attempt: Attempt; answers: LockedAnswer[] }> {
  const attempt = await holdAttempt(db, enrollment, topic.id, now);
  if (attempt.finished_at !== null) {
    const answers = await listAnswers(db, attempt.id);
    if (!answers.some((answer) => answer.questionId === question.id))
      throw new CallError("CONFLICT", "attemptFinished");
    return { attempt, answers };
  }
  await lockAnswer(
    db,
    attempt.id,
    { questionId: question.id, choices: [...new Set(choices)], correct: isRight(question, choices) },
    now,
  );
  const answers = await listAnswers(db, attempt.id);
  const isLast = questions.every((each) => answers.some((answer) => answer.questionId === each.id));
  if (!isLast) return { attempt, answers };
  const result = grade(questions.length, answers.filter((answer) => answer.correct).length, course.quizPassingPercent);
  await finishAttempt(db, attempt.id, result, now);
  await reportQuizResult(db, enrollment, topic.id, result, now);
  return {
    attempt: { ...attempt, finished_at: now.toISOString(), percent: result.percent, passed: result.passed ? 1 : 0 },
    answers,
  };
}
