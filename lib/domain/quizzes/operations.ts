import type { QuizQuestion } from "../../contract/quizzes";
import { CallError } from "../../platform/call-error";
import type { Course, Topic } from "../../platform/content";
import { type Database, write } from "../../platform/db";
import { type CallContext, doneWith, type Operations } from "../call";
import {
  completesQuiz,
  quizWeightage,
  reportClientScore,
  reportQuizResult,
  requireCourse,
  requireTopic,
  requireTopicAccess,
  requireTopicOpen,
  secondsShort,
  type TopicAccess,
  topicKey,
  unreadPages,
} from "../learning";
import { type BankQuestion, questionBank } from "./bank";
import { drawKey, drawQuestions, questionsOfAttempt } from "./draw";
import { grade, toPercent } from "./grade";
import { nextAttemptAt } from "./pause";
import { isRight, problemOfChoices } from "./question-types";
import {
  beginAttempt,
  bestPassedPercent,
  finishAttempt,
  holdHistory,
  type LockedAnswer,
  loadHistory,
  lockAnswer,
  type PastAttempt,
} from "./records";
import { attemptKey, attemptView, questionView, shuffleOptions, visibleQuestion } from "./view";

/** The calls of `quizzes`: questions, attempts and answers (rule: quiz.flow). Each requires the topic's access. */
export const quizzes: Operations<"quizzes"> = {
  async questions(context, { topicId }) {
    const place = await requireTopicOpen(context, topicId);
    const { course, topic } = findQuiz(context, topicId);
    if ("enrollment" in place) return quizView(context, place, await loadAttempts(context, place)).questions;
    const drawn = drawQuestions(questionBank(course, topic), [], drawKey("", topicId, 0));
    const { language, settings } = context;
    return drawn.map((each) => visibleQuestion(questionView(each, language), undefined, settings.quizKeysInBrowser));
  },

  async passingPercent(context, { topicId }) {
    return { quiz_passing_percent: findQuiz(context, topicId).course.quizPassingPercent };
  },

  async attempt(context, { topicId }) {
    const place = await requireQuizAccess(context, topicId);
    return quizView(context, place, await loadAttempts(context, place));
  },

  async retake(context, { topicId }) {
    const place = await requireQuizAccess(context, topicId);
    const history = await write(context.db, async (db) => {
      const before = await finishIfAnswered(db, context, place, await holdHistory(db, place));
      // A second call, or one while an attempt is running, gets the running attempt.
      if (runningAttempt(before)) return before;
      return beginNext(db, context, place, before);
    });
    return quizView(context, place, history);
  },

  async answer(context, { topicId, questionId, version, choices, attempt: number }) {
    const place = await requireQuizAccess(context, topicId);
    const history = await write(context.db, (db) =>
      answerInAttempt(db, context, place, { questionId, version, choices, number: number as number | undefined }),
    );
    const { questions, ...attempt } = quizView(context, place, history);
    const locked = attempt.answers.find((answer) => answer.questionId === questionId);
    const question = questions.find(({ id }) => id === questionId);
    if (!locked || !question) throw new CallError("NOT_FOUND", "questionUnknown");
    return {
      status: true,
      question,
      choices: locked.choices,
      correct: locked.correct,
      attempt,
      ...(attempt.finished ? { questions } : {}),
    };
  },

  async recordScore(context, { topicId, score }) {
    const place = await requireQuizAccess(context, topicId);
    const percent = await bestPassedPercent(context.db, place.enrollment.id, topicId);
    const counted = percent === null ? await countReportedScore(context, place, score) : percent / 10;
    return { ...doneWith(context, "saved"), score: counted };
  },
};

type Given = { questionId: string; version: string | undefined; choices: string[]; number: number | undefined };
type SavedAttempt = { number: number; questions: QuizQuestion[]; answers: LockedAnswer[] };

/**
 * The running attempt with its questions, whole, for a quiz that is saved to be taken without a network. Begins one
 * where none is running. @returns null where the quiz is passed, or its pause is not over
 */
export async function attemptToSave(context: CallContext, place: TopicAccess): Promise<SavedAttempt | null> {
  const { enrollment, topic } = place;
  if (topic.quiz.length === 0) return null;
  const history = await write(context.db, async (db) => {
    const before = await finishIfAnswered(db, context, place, await holdHistory(db, place));
    const isOver = before.some(({ left, passed }) => !left && passed === 1);
    const isPaused = nextAttemptAt(before, context.now, context.settings) !== null;
    return runningAttempt(before) || isOver || isPaused ? before : beginNext(db, context, place, before);
  });
  const running = runningAttempt(history);
  if (!running) return null;
  const drawn = shuffleOptions(drawnFor(place, history), attemptKey(enrollment.id, topic.id, running.number));
  const questions = drawn.map((each) => questionView(each, context.language));
  return { number: running.number, questions, answers: running.answers };
}

function findQuiz({ content }: CallContext, topicId: string): { course: Course; topic: Topic } {
  const topic = requireTopic(content, topicId);
  if (topic.quiz.length === 0) throw new CallError("NOT_FOUND", "quizUnknown");
  return { course: requireCourse(content, topic.courseId), topic };
}

async function requireQuizAccess(context: CallContext, topicId: string): Promise<TopicAccess> {
  const place = await requireTopicAccess(context, topicId);
  if (place.topic.quiz.length === 0) throw new CallError("NOT_FOUND", "quizUnknown");
  return place;
}

/** All attempts; one that the content left without an open question is finished. */
async function loadAttempts(context: CallContext, place: TopicAccess): Promise<PastAttempt[]> {
  const history = await loadHistory(context.db, place);
  if (!isAnswered(place, history)) return history;
  return write(context.db, async (db) => finishIfAnswered(db, context, place, await holdHistory(db, place)));
}

/** The latest attempt of this enrollment, running or finished. */
function latestAttempt(history: PastAttempt[]): PastAttempt | undefined {
  return history.find(({ left }) => !left);
}

function runningAttempt(history: PastAttempt[]): PastAttempt | undefined {
  const latest = latestAttempt(history);
  return latest?.finished_at === null ? latest : undefined;
}

/** The questions of the latest attempt, or before there is one, of the attempt that the first answer begins. */
function drawnFor({ course, topic, enrollment }: TopicAccess, history: PastAttempt[]): BankQuestion[] {
  const bank = questionBank(course, topic);
  const latest = latestAttempt(history);
  return latest
    ? questionsOfAttempt(bank, latest, attemptKey(enrollment.id, topic.id, latest.number))
    : drawQuestions(bank, history, drawKey(enrollment.account_id, topic.id, history.length));
}

/** The latest attempt as the learner may see it. For an existing app the settings may always show the keys. */
function quizView({ now, settings, language }: CallContext, place: TopicAccess, history: PastAttempt[]) {
  const { course, topic, record, enrollment } = place;
  const latest = latestAttempt(history);
  const key = attemptKey(enrollment.id, topic.id, latest?.number ?? 1);
  const whole = shuffleOptions(drawnFor(place, history), key).map((each) => questionView(each, language));
  const answers = latest?.answers ?? [];
  const unread = unreadPages(topic, record).map((page) => ({
    page,
    title: topic.pages[page - 1]?.title[language] ?? "",
    seconds: secondsShort(topic, record?.reading.times ?? [], page, settings) || undefined,
  }));
  const next = { opensAt: nextAttemptAt(history, now, settings), now, unread };
  const showsKey = settings.quizKeysInBrowser || latest?.passed === 1;
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  return {
    ...attemptView(whole, latest, answers, course.quizPassingPercent, next),
    questions: whole.map((question) => visibleQuestion(question, given.get(question.id), showsKey)),
  };
}

/**
 * rule: quiz.pass: the score is out of ten and completes the topic when it passes and is over 7. It counts only on a
 * portal whose owner sends the keys to the client; the record notes that the client reported it (threats T3).
 * @throws CallError CONFLICT where the portal grades by itself or the score does not pass, BAD_REQUEST where it is not
 * a score
 */
async function countReportedScore(context: CallContext, place: TopicAccess, sent: unknown): Promise<number> {
  const { course, enrollment, topic } = place;
  if (!context.settings.quizKeysInBrowser || sent === undefined) throw new CallError("CONFLICT", "noPassedAttempt");
  const score = typeof sent === "string" && sent.trim() === "" ? Number.NaN : Number(sent);
  if (!(score >= 0 && score <= quizWeightage))
    throw new CallError("BAD_REQUEST", "scoreOutOfRange", { values: { most: quizWeightage } });
  if (!completesQuiz(score, toPercent(score) >= course.quizPassingPercent))
    throw new CallError("CONFLICT", "scoreNotPassed");
  await write(context.db, (db) => reportClientScore(db, enrollment, topic.id, score, context.now));
  return score;
}

/** Begins the next attempt with drawn questions. @returns the history @throws CallError CONFLICT with the wait */
async function beginNext(db: Database, context: CallContext, place: TopicAccess, history: PastAttempt[]) {
  const { enrollment, topic, course } = place;
  const { now, settings } = context;
  const wait = (nextAttemptAt(history, now, settings)?.getTime() ?? 0) - now.getTime();
  if (wait > 0) throw new CallError("CONFLICT", "quizPause", { retryAfterSeconds: Math.ceil(wait / 1000) });
  const number = (latestAttempt(history)?.number ?? 0) + 1;
  const key = drawKey(enrollment.account_id, topic.id, history.length);
  const questions = drawQuestions(questionBank(course, topic), history, key);
  await beginAttempt(db, topicKey(enrollment, topic.id), { number, questions }, now);
  // A concurrent call may have begun it.
  return holdHistory(db, place);
}

/**
 * A question of an earlier attempt comes from a page that was open while the next attempt began in another one. One that
 * an answer names with its attempt was in the content when it was saved on a phone.
 */
function unknownIn(history: PastAttempt[], questionId: string, isSaved: boolean): CallError {
  // Its answer is stored; the content no longer has the question.
  if (runningAttempt(history)?.answers.some((each) => each.questionId === questionId))
    return new CallError("CONFLICT", "questionChanged");
  if (history.some(({ answers }) => answers.some((each) => each.questionId === questionId)))
    return new CallError("CONFLICT", "attemptFinished");
  return isSaved ? new CallError("CONFLICT", "questionChanged") : new CallError("NOT_FOUND", "questionUnknown");
}

/** Locks an answer (rule: quiz.answer-once); the last one grades the attempt. In a transaction. @returns the history */
async function answerInAttempt(
  db: Database,
  context: CallContext,
  place: TopicAccess,
  { questionId, version, choices, number }: Given,
): Promise<PastAttempt[]> {
  const { now } = context;
  const before = await holdHistory(db, place);
  // An answer that was given without a network belongs to the attempt that it was given in.
  if (number !== undefined && number !== latestAttempt(before)?.number)
    throw new CallError("CONFLICT", "attemptFinished");
  const questions = drawnFor(place, before);
  const question = questions.find(({ id }) => id === questionId);
  if (!question) throw unknownIn(before, questionId, number !== undefined);
  // Only before the first answer, which begins the attempt, may the content change between question and answer.
  if (version && version !== question.version) throw new CallError("CONFLICT", "questionChanged");
  const problem = problemOfChoices(question, choices);
  if (problem === "optionUnknown" && number !== undefined) throw new CallError("CONFLICT", "questionChanged");
  if (problem) throw new CallError("BAD_REQUEST", problem);
  const history = latestAttempt(before) ? before : await beginNext(db, context, place, before);
  const attempt = latestAttempt(history);
  if (!attempt || attempt.answers.some((each) => each.questionId === questionId)) return history;
  if (attempt.finished_at !== null) throw new CallError("CONFLICT", "attemptFinished");
  const answer = {
    questionId,
    choices: [...new Set(choices)],
    correct: isRight(question, choices),
    answeredAt: now.toISOString(),
  };
  await lockAnswer(db, attempt.id, answer);
  const withIt = { ...attempt, answers: [...attempt.answers, answer] };
  return finishIfAnswered(db, context, place, replace(history, attempt, withIt));
}

const replace = (history: PastAttempt[], before: PastAttempt, after: PastAttempt) =>
  history.map((each) => (each === before ? after : each));

function isAnswered(place: TopicAccess, history: PastAttempt[]): boolean {
  const running = runningAttempt(history);
  if (!running || running.answers.length === 0) return false;
  const answered = new Set(running.answers.map(({ questionId }) => questionId));
  return drawnFor(place, history).every(({ id }) => answered.has(id));
}

/** Finishes and grades the running attempt if no question is open. @returns the history with the result */
async function finishIfAnswered(db: Database, { now }: CallContext, place: TopicAccess, history: PastAttempt[]) {
  const { enrollment, topic, course } = place;
  const running = runningAttempt(history);
  if (!running || !isAnswered(place, history)) return history;
  // Also an answer to a question that the content no longer has: each was graded when it was given.
  const right = running.answers.filter(({ correct }) => correct);
  const result = grade(running.answers.length, right.length, course.quizPassingPercent);
  await finishAttempt(db, running.id, result, now);
  await reportQuizResult(db, enrollment, topic.id, result, now);
  const { percent, passed } = result;
  return replace(history, running, { ...running, finished_at: now.toISOString(), percent, passed: passed ? 1 : 0 });
}
