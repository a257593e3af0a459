/** Whether this browser's person has agreed to be measured. Nobody under 18 and no guest ever has: their browser has no such cookie. */
export function mayMeasure(): boolean {
  return /(?:^|; )may_measure=1(?:;|$)/.test(document.cookie);
}
