import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { nextVersionProblem } from "./build";

test("the installed version of Next is one that the project was checked with", () => {
  const { version } = createRequire(import.meta.url)("next/package.json") as { version: string };
  expect(nextVersionProblem(version)).toBeNull();
});

test.each(["16.5.0", "16.40.1", "17.0.0", "16.3.9"])(
  "the portal does not start with Next %s, and the message names it",
  (version) => {
    expect(nextVersionProblem(version)).toContain(`Next ${version} is installed`);
  },
);
