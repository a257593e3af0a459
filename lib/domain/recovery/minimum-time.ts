/** Longer than the slower of two ways that must not be told apart, by far. */
export const minimumTimeMs = 250;

/** Answers, yes or no, not before `minimumTimeMs` have passed: how long it took says nothing of what was found (threats T9). */
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
