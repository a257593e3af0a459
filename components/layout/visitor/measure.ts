/** Whether this browser's user has consented to be measured. Users under 18 and guests never have the cookie. */
export function mayMeasure(): boolean {
  return /(?:^|; )may_measure=1(?:;|$)/.test(document.cookie);
}
