import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { QuizAttempt, QuizQuestion } from "../../contract/quizzes";
import { countDifference, grade, visibleQuestion } from "../../domain/quizzes";
import { CallError } from "../../platform/call-error";
import type { Options, Replacements, UpstreamClient } from "./or-documented";

// The documented quiz: the backend sends the questions with `correct`, the client grades them and reports the score of
// a pass. The portal is that client, so the key does not reach the browser before a question is answered (threats T4).

type Running = { number: number; answers: QuizAttempt["answers"] };
type Quiz = { questions: QuizQuestion[]; passingPercent: number; running: Running };

const dayMs = 24 * 60 * 60_000;
/** Attempts in progress. They need not outlive the process: a documented client loses them with its page. */
const attempts = new LRUCache<string, Running>({ max: 10_000, ttl: dayMs });

export function documentedQuiz({ quizzes }: UpstreamClient): Replacements["quizzes"] {
  async function load(topicId: string, options: Options): Promise<Quiz> {
    const { language } = options.context;
    const [questions, { quiz_passing_percent }] = await Promise.all([
      quizzes.questions({ topicId, language }, options),
      quizzes.passingPercent({ topicId }, options),
    ]);
    return {
      questions: questions.map(withIds),
      passingPercent: quiz_passing_percent,
      running: attempts.get(quizKey(topicId, options)) ?? { number: 0, answers: [] },
    };
  }

  return {
    async attempt({ topicId }, options) {
      const quiz = await load(topicId, options);
      return { ...toAttempt(quiz), questions: shownQuestions(quiz) };
    },

    async retake({ topicId }, options) {
      const quiz = await load(topicId, options);
      if (toAttempt(quiz).finished) quiz.running = { number: quiz.running.number + 1, answers: [] };
      attempts.set(quizKey(topicId, options), quiz.running);
      return { ...toAttempt(quiz), questions: shownQuestions(quiz) };
    },

    async answer({ topicId, questionId, choices }, options) {
      const quiz = await load(topicId, options);
      const question = quiz.questions.find(({ id }) => id === questionId);
      if (!question) throw new CallError("NOT_FOUND", "questionUnknown");
      const known = quiz.running.answers.find((each) => each.questionId === questionId);
      const answered = known ?? { questionId, choices, correct: isRight(question, choices) };
      if (!known)
        quiz.running = { number: Math.max(1, quiz.running.number), answers: [...quiz.running.answers, answered] };
      const attempt = toAttempt(quiz);
      // Before the answer is stored, so that it can be sent again when the backend has not accepted the score.
      if (!known && attempt.passed)
        await quizzes.recordScore(
          { topicId, score: (attempt.percent ?? 0) / 10, language: options.context.language },
          options,
        );
      attempts.set(quizKey(topicId, options), quiz.running);
      return {
        status: true,
        question: visibleQuestion(question, answered, attempt.passed === true),
        choices: answered.choices,
        correct: answered.correct,
        attempt,
        ...(attempt.finished && { questions: shownQuestions(quiz) }),
      };
    },
  };
}

function quizKey(topicId: string, { context }: Options): string {
  return `${createHash("sha256")
    .update(context.caller.token ?? "")
    .digest("base64")} ${topicId}`;
}

/** Documented questions and options have no ids, so their positions are used, which are the same in every language. */
function withIds(question: QuizQuestion, index: number): QuizQuestion {
  const options = question.options.map((option, place) => ({ ...option, id: option.id || String(place + 1) }));
  return { ...question, id: question.id || String(index + 1), options };
}

/** @throws CallError when the backend did not send the key */
function isRight({ options }: QuizQuestion, choices: string[]): boolean {
  if (options.some(({ correct }) => correct === null))
    throw new CallError("SERVICE_UNAVAILABLE", "upstreamSilent", { retryAfterSeconds: 60 });
  return (
    options.every(({ id, correct }) => correct === choices.includes(id)) &&
    choices.every((choice) => options.some(({ id }) => id === choice))
  );
}

function toAttempt({ questions, passingPercent, running }: Quiz) {
  const right = running.answers.filter(({ correct }) => correct).length;
  const finished = questions.length > 0 && running.answers.length === questions.length;
  const result = finished ? grade(questions.length, right, passingPercent) : null;
  return {
    number: running.number,
    answers: running.answers.map((answer) => {
      const question = questions.find(({ id }) => id === answer.questionId);
      return { ...answer, ...(question && countDifference(question, answer)) };
    }),
    question_count: questions.length,
    finished,
    correct_count: right,
    percent: result?.percent ?? null,
    passed: result?.passed ?? null,
    quiz_passing_percent: passingPercent,
  };
}

/** The questions as the learner may see them (rule: quiz.key-after-pass). */
function shownQuestions(quiz: Quiz): QuizQuestion[] {
  const { passed } = toAttempt(quiz);
  const given = new Map(quiz.running.answers.map((answer) => [answer.questionId, answer]));
  return quiz.questions.map((question) => visibleQuestion(question, given.get(question.id), passed === true));
}
