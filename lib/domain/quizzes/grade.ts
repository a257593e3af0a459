import { wholePercent } from "../../contract/rules/quiz/whole-percent";

export type Grade = { correctCount: number; percent: number; scoreOutOfTen: number; passed: boolean };

/** Grades an attempt: the whole percent of right answers must reach the passing percent (rule: quiz.pass). */
export function grade(questionCount: number, correctCount: number, passingPercent: number): Grade {
  const percent = wholePercent(correctCount, questionCount);
  return { correctCount, percent, scoreOutOfTen: percent / 10, passed: percent >= passingPercent };
}

export function toPercent(scoreOutOfTen: number): number {
  // In binary, 8.3 × 10 is slightly less than 83.
  return Math.floor(scoreOutOfTen * 10 + 1e-6);
}
