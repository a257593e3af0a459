import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../../../lib/process/steps.ts";

export type Duration = { seconds: number; name: string };
export type Failure = { name: string; message: string };

/** A JSON report of vitest. A file that could not be loaded has a message of its own and no tests. */
export type VitestReport = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { duration?: number; fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
};

/** What each test took, under the name of the suite if it has one. */
export function vitestDurations({ testResults }: VitestReport, suite = ""): Duration[] {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ duration, fullName }) => ({
      seconds: (duration ?? 0) / 1000,
      name: `${fileName(file, suite)}: ${fullName}`,
    })),
  );
}

/** Each failed test, and each file that could not be loaded, with the beginning of its message. */
export function vitestFailures({ testResults }: VitestReport, suite = ""): Failure[] {
  return testResults.flatMap(({ name: file, message, assertionResults }) => [
    ...(message ? [{ name: fileName(file, suite), message: beginning(message) }] : []),
    ...assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => ({
        name: `${fileName(file, suite)}: ${fullName}`,
        message: beginning(failureMessages?.[0] ?? ""),
      })),
  ]);
}

const fileName = (file: string, suite: string) => `${path.relative(root, file)}${suite && ` (${suite})`}`;

/** The lines that say what was wrong; the output of the test above has all of them. */
export function beginning(message: string): string {
  return stripVTControlCharacters(message).split("\n").slice(0, 12).join("\n").slice(0, 1200);
}
