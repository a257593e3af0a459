import type { QuizQuestion } from "../../contract/quizzes";

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
    lesson: given ? whole.lesson : null,
    options: whole.options.map((option) => {
      const tells = given?.choices.includes(option.id) && (given.correct || option.correct === false);
      return tells ? option : { ...option, correct: null, why: null };
    }),
  };
}

/** How many right options a wrong answer with several choices lacks, and how many of its choices are too many. */
export function countDifference(
  { op_type, options }: QuizQuestion,
  { choices, correct }: Given,
): { missing?: number; extra?: number } {
  if (op_type !== "checkbox" || correct) return {};
  const chosen = (id: string) => choices.includes(id);
  const missing = options.filter((option) => option.correct && !chosen(option.id)).length;
  const extra = options.filter((option) => option.correct === false && chosen(option.id)).length;
  // A wrong answer that lacks nothing was given to other options: the question has changed since.
  return missing + extra === 0 ? {} : { missing, extra };
}
