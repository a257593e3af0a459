import type { QuizAttempt, QuizQuestion } from "@/lib/contract/quizzes";

/** `intro`, `results`, or the number of a question from 1. */
export type QuizStep = "intro" | "results" | number;
export type AttemptWithQuestions = QuizAttempt & { questions: QuizQuestion[] };

/** The step of the address, as far as the attempt allows; without one, the first open question. */
export function firstStep(attempt: AttemptWithQuestions, requested: string | undefined): QuizStep {
  if (requested === "results" && attempt.finished) return "results";
  // The pause after an attempt of an earlier enrollment lasts.
  if (attempt.number === 0 && attempt.wait_seconds > 0) return "intro";
  const open = firstOpenQuestion(attempt);
  const number = Number(requested);
  if (requested !== undefined && Number.isInteger(number) && number >= 1 && number <= attempt.questions.length)
    return open === null ? number : Math.min(number, open);
  if (requested === undefined && attempt.number > 0 && !attempt.finished && attempt.answers.length > 0 && open !== null)
    return open;
  return "intro";
}

/** The number of the first question without an answer; null when all are answered. */
export function firstOpenQuestion(attempt: AttemptWithQuestions): number | null {
  const answered = new Set(attempt.answers.map((answer) => answer.questionId));
  const index = attempt.questions.findIndex((question) => !answered.has(question.id));
  return index < 0 ? null : index + 1;
}

/** The attempt after the response to an answer; `all`: its questions as they are shown once it is finished. */
export function withAnswer(
  before: AttemptWithQuestions,
  attempt: QuizAttempt,
  question: QuizQuestion,
  all?: QuizQuestion[],
): AttemptWithQuestions {
  if (all) return { ...attempt, questions: all };
  return { ...attempt, questions: before.questions.map((each) => (each.id === question.id ? question : each)) };
}

/** A new attempt, without answers and keys. */
export function withoutKeys(before: AttemptWithQuestions, attempt: QuizAttempt): AttemptWithQuestions {
  const questions = before.questions.map((question) => ({
    ...question,
    feedback: null,
    options: question.options.map((option) => ({ ...option, correct: null, why: null })),
  }));
  return { ...attempt, questions };
}
