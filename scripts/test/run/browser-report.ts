import { beginning, type Duration, type Failure } from "./vitest-report.ts";

/** A suite in the JSON report of Playwright. */
export type Played = { suites?: Played[]; specs?: PlayedSpec[] };
type PlayedSpec = { file: string; line: number; title: string; tests: PlayedTest[] };
type PlayedTest = { status: string; results: { duration: number; error?: { message?: string } }[] };

/** The tests that passed only at the second try, with the beginning of what the first said. */
export const flakyTests = (suite: Played): Failure[] => failures(suite, "flaky");

/** Each test that failed at every try, with the beginning of its first message. */
export const browserFailures = (suite: Played): Failure[] => failures(suite, "unexpected");

/** What each test took. */
export function browserDurations({ suites = [], specs = [] }: Played): Duration[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ duration }) => ({ seconds: duration / 1000, name: `e2e/${file}: ${title}` })),
    ),
  );
  return [...own, ...suites.flatMap(browserDurations)];
}

function failures({ suites = [], specs = [] }: Played, wanted: string): Failure[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => ({
        name: `e2e/${file}:${line} ${title}`,
        message: beginning(results[0]?.error?.message ?? ""),
      })),
  );
  return [...own, ...suites.flatMap((suite) => failures(suite, wanted))];
}
