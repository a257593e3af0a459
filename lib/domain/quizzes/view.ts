import type { QuizAttempt, QuizQuestion } from "../../contract/quizzes";
import type { Question } from "../../platform/content";
import type { Language } from "../../platform/i18n/language";
import type { Attempt, LockedAnswer } from "./records";

/** A question as the caller may see it: key and feedback only once it is answered (threats T4). */
export function questionView(question: Question, language: Language, showsKey: boolean): QuizQuestion {
  return {
    id: question.id,
    question: escapeHtml(question.question[language]),
    options: question.options.map((option) => ({
      id: option.id,
      option: escapeHtml(option[language]),
      correct: showsKey ? option.correct : null,
    })),
    op_type: question.type,
    feedback: showsKey ? escapeHtml(question.feedback[language]) : null,
  };
}

/** What an attempt shows about the time after it: when the next one opens, and which pages are still to be read. */
export type NextAttempt = { opensAt: Date | null; now: Date; unread: QuizAttempt["unread_pages"] };

export function attemptView(
  questions: Question[],
  attempt: Attempt | undefined,
  answers: LockedAnswer[],
  passingPercent: number,
  { opensAt, now, unread }: NextAttempt,
): QuizAttempt {
  return {
    number: attempt?.number ?? 0,
    answers,
    question_count: questions.length,
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
