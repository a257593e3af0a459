/** The whole percent of right answers, rounded down: what a passing percent is compared with (rule: quiz.pass). */
export function wholePercent(right: number, of: number): number {
  return of === 0 ? 0 : Math.floor((100 * right) / of);
}

/** How many right answers of so many reach a passing percent. */
export function rightToPass(of: number, percent: number): number {
  return Math.ceil((of * percent) / 100);
}
