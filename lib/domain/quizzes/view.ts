import type { QuizAttempt, QuizQuestion } from "../../contract/quizzes";
import type { Question } from "../../platform/content";
import type { Language } from "../../platform/i18n/language";
import type { BankQuestion } from "./bank";
import { sortByRank } from "./draw";
import type { Attempt, LockedAnswer } from "./records";

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
    lesson: answering
      ? {
          ...{ topic: lesson.id, topic_name: lesson.name[language], page, title: answering.title[language] },
          minutes: Math.ceil(answering.readingSeconds / 60),
        }
      : null,
  };
}

/** What an attempt shows about the time after it: when the next one opens, and which pages are still to be read. */
type NextAttempt = { opensAt: Date | null; now: Date; unread: QuizAttempt["unread_pages"] };

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
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

type Given = { choices: string[]; correct: boolean };

/**
 * What a learner sees of a question (rule: quiz.key-after-pass): nothing of the key before the answer; then whether it
 * was right and why each chosen option is or falls short; everything once the attempt has passed. Of a wrong answer
 * with several choices, the right ones among them are not marked.
 */
export function visibleQuestion(whole: QuizQuestion, given: Given | undefined, showsKey: boolean): QuizQuestion {
  if (showsKey) return whole;
  return {
    ...whole,
    feedback: given?.correct ? whole.feedback : null,
    options: whole.options.map((option) => {
      const tells = given?.choices.includes(option.id) && (given.correct || option.correct === false);
      return tells ? option : { ...option, correct: null, why: null };
    }),
  };
}

/** How many right options a wrong answer with several choices lacks, and how many of its choices are too many. */
export function countDifference({ op_type, options }: QuizQuestion, { choices, correct }: Given) {
  if (op_type !== "checkbox" || correct) return {};
  const chosen = (id: string) => choices.includes(id);
  const missing = options.filter((option) => option.correct && !chosen(option.id)).length;
  const extra = options.filter((option) => option.correct === false && chosen(option.id)).length;
  // A wrong answer that lacks nothing was given to other options: the question has changed since.
  return missing + extra === 0 ? {} : { missing, extra };
}

/** An attempt's key before its row exists: the first answer creates it, and options show before that. */
export function attemptKey(enrollmentId: string, topicId: string, number: number): string {
  return `${enrollmentId}/${topicId}/${Math.max(1, number)}`;
}

/** Orders each question's options by the key (rule: quiz.shuffled): the same in every tab and after a reload. */
export function shuffleOptions<Each extends Question>(questions: Each[], key: string): Each[] {
  return questions.map((question) => ({
    ...question,
    options: sortByRank(question.options, () => 0, `${key}/${question.id}`),
  }));
}
