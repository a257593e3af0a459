/** In milliseconds; much longer than the slowest of the paths whose durations must be indistinguishable. */
export const minimumTimeMs = 250;

/**
 * Runs `work` and returns or throws no earlier than `minimumTimeMs` after the start, so that the response time does not
 * reveal what was found (rule: forgot.uniform, threats T9).
 */
export async function withMinimumTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.all([settled(work), new Promise((resolve) => setTimeout(resolve, minimumTimeMs))]);
  if ("error" in outcome) throw outcome.error;
  return outcome.result;
}

async function settled<Result>(work: () => Promise<Result>): Promise<{ result: Result } | { error: unknown }> {
  try {
    return { result: await work() };
  } catch (error) {
    return { error };
  }
}
