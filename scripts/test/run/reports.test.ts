import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../../../lib/process/steps.ts";
import {
  browserDurations,
  browserFailures,
  flakyTests,
  type Played,
  vitestDurations,
  vitestFailures,
} from "./reports.ts";

test("a report of vitest gives what each test took, and what failed with the beginning of its message", () => {
  const report = {
    testResults: [
      {
        name: path.join(root, "lib/a.test.ts"),
        message: "",
        assertionResults: [
          { fullName: "holds", status: "passed", duration: 1500, failureMessages: [] },
          {
            fullName: "does not hold",
            status: "failed",
            failureMessages: [`\u001b[31mexpected 1\u001b[39m${"\n at".repeat(50)}`],
          },
        ],
      },
      { name: path.join(root, "lib/b.test.ts"), message: "Cannot find module", assertionResults: [] },
    ],
  };
  expect(vitestDurations(report, "SQLite")[0]).toEqual({ seconds: 1.5, name: "lib/a.test.ts (SQLite): holds" });
  expect(vitestFailures(report)).toEqual([
    { name: "lib/a.test.ts: does not hold", message: `expected 1${"\n at".repeat(11)}` },
    { name: "lib/b.test.ts", message: "Cannot find module" },
  ]);
});

test("a report of Playwright gives the failed and the flaky tests of all its suites, with their first message", () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    file: "a.spec.ts",
    line: 3,
    title,
    tests: [
      { status, results: [...messages.map((message) => ({ duration: 10, error: { message } })), { duration: 20 }] },
    ],
  });
  const report: Played = {
    specs: [spec("holds", "expected")],
    suites: [
      { specs: [spec("at the second try", "flaky", "late")] },
      { specs: [spec("never", "unexpected", "first", "second")] },
    ],
  };
  expect(flakyTests(report)).toEqual([{ name: "e2e/a.spec.ts:3 at the second try", message: "late" }]);
  expect(browserFailures(report)).toEqual([{ name: "e2e/a.spec.ts:3 never", message: "first" }]);
  expect(browserDurations(report)).toHaveLength(6);
});
