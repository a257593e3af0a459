/** The whole percent of right answers, rounded down: what a passing percent is compared with (rule: quiz.pass). */
export function wholePercent(right: number, of: number): number {
  return of === 0 ? 0 : Math.floor((100 * right) / of);
}
