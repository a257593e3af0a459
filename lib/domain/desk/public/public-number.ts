/** Fewer people than this are not published at all. */
export const leastPublished = 10;
/** From here on numbers are published in hundreds, before it in tens. */
const inHundreds = 1000;

/**
 * What the public reads where a partner of the whole state reads `shown` (see ../programmes/small-groups.ts): rounded down to tens or
 * hundreds, null for less than ten. It depends on the partner's number alone, so it tells nothing besides it
 * (rule: campaign.state-figures).
 */
export function publicNumber(shown: number | null): number | null {
  if (shown === null || shown < leastPublished) return null;
  const step = shown < inHundreds ? 10 : 100;
  return Math.floor(shown / step) * step;
}
