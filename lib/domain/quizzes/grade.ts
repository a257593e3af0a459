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
