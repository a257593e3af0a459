import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../lib/process/steps";
import { commandsFor, filesOnlyInAll, groupsFor, groupsOnlyInAll } from "./scope";

test("every file that npm test leaves out is there, and is named once", () => {
  expect(filesOnlyInAll.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
  expect(new Set(filesOnlyInAll).size).toBe(filesOnlyInAll.length);
});

test("npm test keeps a browser test of every feature", () => {
  const isLeftOut = (file: string) => filesOnlyInAll.includes(file);
  const specs = fs.globSync("e2e/*/*.spec.ts", { cwd: root });
  const kept = specs.filter((file) => !isLeftOut(file) && hasCoreTest(file));
  const features = (files: string[]) => new Set(files.map((file) => path.dirname(file)));
  expect(features(kept)).toEqual(features(specs));
});

/** Whether a test of the file is without the tag. */
function hasCoreTest(file: string): boolean {
  const text = fs.readFileSync(path.join(root, file), "utf8");
  return (text.match(/\btest\(/g) ?? []).length > (text.match(/tag: "@all"/g) ?? []).length;
}

describe("a change calls for the group that it may break", () => {
  test.each([
    ["server/finish/finish.ts", "what is acknowledged survives"],
    ["deploy/nginx.conf", "several processes"],
    ["lib/contract/courses.ts", "generated requests"],
    ["lib/domain/desk/programmes/rounding.ts", "attacks of a partner"],
    ["lib/domain/certificates/pdf/drawing/page.ts", "certificates as PDF"],
    ["docs/operations.md", "as a person types it"],
    ["app/[locale]/courses/page.tsx", "every page of the site"],
    ["offline/worker/worker.ts", "updates and several devices"],
    ["app/globals.css", "older browsers"],
    ["e2e/platform/full-disk.spec.ts", "what is acknowledged survives"],
  ])("%s", (file, shows) => {
    expect(groupsFor([file]).some((group) => group.shows.includes(shows))).toBe(true);
  });

  test("a text of the documentation calls for none", () => {
    expect(groupsFor(["docs/architecture.md", "CHANGELOG.md"])).toEqual([]);
  });
});

test("a group is run by the commands that a person types", () => {
  const [group] = groupsOnlyInAll.filter(({ files }) => files.includes("e2e/platform/full-disk.spec.ts"));
  expect(group && commandsFor(group)).toEqual([
    expect.stringMatching(/^npm run unit -- lib\/domain\/testing\/copy-rows\.test\.ts /),
    expect.stringMatching(/^npm run contract -- --only e2e\/contract\/platform\/backup\.contract\.ts,/),
    "npm run e2e -- e2e/platform/full-disk.spec.ts",
  ]);
});
