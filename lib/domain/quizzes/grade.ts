import type { Question } from "../../platform/content";

/** Right only when the chosen set equals the set of right options exactly (rule: quiz.right). */
export function isRight(question: Pick<Question, "options">, choices: string[]): boolean {
  const right = question.options.filter((option) => option.correct).map((option) => option.id);
  const chosen = new Set(choices);
  return chosen.size === right.length && right.every((id) => chosen.has(id));
}

export type Grade = { correctCount: number; percent: number; scoreOutOfTen: number; passed: boolean };

/** Grades a finished attempt: the whole-number percent of right answers must reach the passing percent (rule: quiz.pass). */
export function grade(questionCount: number, correctCount: number, passingPercent: number): Grade {
  const percent = questionCount === 0 ? 0 : Math.floor((100 * correctCount) / questionCount);
  return { correctCount, percent, scoreOutOfTen: percent / 10, passed: percent >= passingPercent };
}

/** The whole-number percent behind a score out of ten. */
export function percentOf(scoreOutOfTen: number): number {
  // 8.3 × 10 is a little less than 83 in binary.
  return Math.floor(scoreOutOfTen * 10 + 1e-6);
}
