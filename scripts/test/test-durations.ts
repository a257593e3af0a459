import path from "node:path";
import { root } from "../../lib/process/steps.ts";

export type Duration = { seconds: number; name: string };

/** What each test of a JSON report of vitest took, under the name of the suite if it has one. */
export function vitestDurations(
  { testResults }: { testResults: { name: string; assertionResults: { duration?: number; fullName: string }[] }[] },
  suite = "",
): Duration[] {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ duration, fullName }) => ({
      seconds: (duration ?? 0) / 1000,
      name: `${path.relative(root, file)}${suite && ` (${suite})`}: ${fullName}`,
    })),
  );
}
