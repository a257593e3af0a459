import path from "node:path";
import { root } from "../../lib/process/steps.mjs";

/**
 * What each test of a JSON report of vitest took, under the name of the suite if it has one.
 * @typedef {{ seconds: number; name: string }} Duration
 * @param {{ testResults: { name: string; assertionResults: { duration?: number; fullName: string }[] }[] }} report
 * @returns {Duration[]}
 */
export function vitestDurations({ testResults }, suite = "") {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ duration, fullName }) => ({
      seconds: (duration ?? 0) / 1000,
      name: `${path.relative(root, file)}${suite && ` (${suite})`}: ${fullName}`,
    })),
  );
}
