import type { QuizAttempt, QuizQuestion } from "../../contract/quizzes";
import type { Language } from "../../platform/i18n/language";
import type { BankQuestion } from "./bank";
import type { Attempt, LockedAnswer } from "./records";
import { countDifference } from "./reveal";

/** A whole question, with its key; `visibleQuestion` makes of it what a caller may see (threats T4). */
export function questionView(question: BankQuestion, language: Language): QuizQuestion {
  const { lesson, page } = question;
  const answering = page && lesson.pages[page - 1];
  return {
    id: question.id,
    version: question.version,
    question: escapeHtml(question.question[language]),
    options: question.options.map((option) => ({
      id: option.id,
      option: escapeHtml(option[language]),
      correct: option.correct,
      why: option.why ? escapeHtml(option.why[language]) : null,
    })),
    op_type: question.type,
    feedback: escapeHtml(question.feedback[language]),
    lesson: answering ? { topic: lesson.id, page, title: answering.title[language] } : null,
  };
}

/** What an attempt shows about the time after it: when the next one opens, and which pages are still to be read. */
export type NextAttempt = { opensAt: Date | null; now: Date; unread: QuizAttempt["unread_pages"] };

/** @param questions - the attempt's questions, whole */
export function attemptView(
  questions: QuizQuestion[],
  attempt: Attempt | undefined,
  answers: LockedAnswer[],
  passingPercent: number,
  { opensAt, now, unread }: NextAttempt,
): QuizAttempt {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const answered = new Set(answers.map(({ questionId }) => questionId));
  return {
    number: attempt?.number ?? 0,
    answers: answers.map(({ questionId, choices, correct }) => {
      const question = byId.get(questionId);
      return { questionId, choices, correct, ...(question && countDifference(question, { choices, correct })) };
    }),
    question_count: answers.length + questions.filter(({ id }) => !answered.has(id)).length,
    finished: attempt?.finished_at != null,
    correct_count: answers.filter((answer) => answer.correct).length,
    percent: attempt?.percent ?? null,
    passed: attempt?.passed == null ? null : attempt.passed === 1,
    quiz_passing_percent: passingPercent,
    next_attempt_at: opensAt?.toISOString() ?? null,
    wait_seconds: opensAt ? Math.ceil((opensAt.getTime() - now.getTime()) / 1000) : 0,
    unread_pages: unread,
  };
}

/** Questions are plain text in the content; the documented fields are HTML. */
function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
