import { type Limits, tooMany } from "./limits";

const firstPauseSeconds = 15;

/** How many failures are free, and how long the pause after each further one may grow. */
type Patience = { free: number; longestPauseSeconds: number };
/** An allowed attempt. The caller reports its result. */
export type Attempt = { succeeded: () => Promise<void>; failed: () => Promise<void>; cancelled: () => Promise<void> };

/**
 * Lets an attempt through, or returns how long to wait. After `free` failures each further one doubles the pause before
 * the next. An attempt counts before its result is known, so that concurrent attempts cannot exceed the limit; a
 * rejected attempt does not count.
 * @throws CallError TOO_MANY_REQUESTS
 */
export async function admitAttempt(
  limits: Limits,
  key: string,
  { free, longestPauseSeconds }: Patience,
): Promise<Attempt> {
  await limits.check("guessPause", key);
  const number = await limits.tally("guesses", key);
  const pause = () => limits.occupy("guessPause", key, pauseAfter(number - free, longestPauseSeconds));
  const takeBack = async () => void (await limits.tally("guesses", key, -1));
  const waitMs = number > free ? await pause() : null;
  if (waitMs !== null) {
    await takeBack();
    throw tooMany(waitMs);
  }
  return {
    succeeded: async () => void (await Promise.all([limits.forget("guesses", key), limits.forget("guessPause", key)])),
    failed: async () => void (number === free && (await pause())),
    cancelled: takeBack,
  };
}

function pauseAfter(furtherFailures: number, longestSeconds: number): number {
  return Math.min(longestSeconds, firstPauseSeconds * 2 ** Math.max(0, furtherFailures));
}
