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
    assertionResults.map(({ duration = 0, fullName }) => ({
      seconds: duration / 1000,
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

/** A suite in the JSON report of Playwright. */
export type Played = { suites?: Played[]; specs?: PlayedSpec[] };
type PlayedSpec = { file: string; line: number; title: string; tests: PlayedTest[] };
type PlayedTest = { status: string; results: { duration: number; error?: { message?: string } }[] };

/** The tests that passed only at the second try, with the beginning of what the first said. */
export const flakyTests = (suite: Played): Failure[] => failures(suite, "flaky");

/** Each test that failed at every try, with the beginning of its first message. */
export const browserFailures = (suite: Played): Failure[] => failures(suite, "unexpected");

/** What each test took. */
export function browserDurations(suite: Played): Duration[] {
  return specsOf(suite).flatMap(({ file, title, tests }) => {
    const name = `e2e/${file}: ${title}`;
    return tests.flatMap(({ results }) => results.map(({ duration }) => ({ seconds: duration / 1000, name })));
  });
}

function failures(suite: Played, wanted: string): Failure[] {
  return specsOf(suite).flatMap(({ file, line, title, tests }) => {
    const failed = tests.filter(({ status }) => status === wanted);
    const messages = failed.map(({ results }) => beginning(results[0]?.error?.message ?? ""));
    return messages.map((message) => ({ name: `e2e/${file}:${line} ${title}`, message }));
  });
}

const specsOf = ({ suites = [], specs = [] }: Played): PlayedSpec[] => [...specs, ...suites.flatMap(specsOf)];
