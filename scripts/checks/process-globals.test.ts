import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { expect, test } from "vitest";

const product = ["app", "components", "lib", "server", "instrumentation.ts", "middleware.ts", "next.config.mjs"];
const isCode = (file: string) =>
  /\.(?:tsx?|mjs|js)$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file) && fs.existsSync(file);
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...product], {
  encoding: "utf8",
})
  .split("\n")
  .filter(isCode);

/** The global scope in code: not in a comment, and not the word in a text or in a pattern. */
const globalScope = /(?:^|[^`"'\w.(\\])(?:globalThis|global)\b(?!`)|(?<!\\)\(globalThis|declare global|\(0, eval\)/m;
const own = "lib/platform/portal.ts";
const ownName = /\bportalProcess\b/;

const filesWith = (pattern: RegExp) =>
  files.filter((file) => pattern.test(fs.readFileSync(file, "utf8").replace(/^\s*(?:\/\/|\/?\*).*$/gm, "")));

test.each([
  "globalThis.portalAnswers = answers;",
  "const holder = globalThis as { portalLimits?: object };",
  "const holder = (isDev ? {} : globalThis) as Holder;",
  "Object.assign(globalThis, { portalQueries: counts });",
  "  global.portalLimits ??= {};",
  "declare global {",
])("%s is found", (line) => {
  expect(globalScope.test(line)).toBe(true);
});

test("the copies of a module in one process share one object, which one file sets and reads", () => {
  expect(files.length).toBeGreaterThan(500);
  expect(filesWith(globalScope)).toEqual([own]);
  expect(filesWith(ownName)).toEqual([own]);
});

test("all that they share is declared in that file: at most 12 fields, which docs/architecture.md draws", () => {
  expect(filesWith(/declare module "[^"]*\/portal(?:\.ts)?"/)).toEqual([]);
  const [, declared = ""] = /export interface Portal \{\n(.*?)\n\}/s.exec(fs.readFileSync(own, "utf8")) ?? [];
  const fields = [...declared.matchAll(/^ {2}(\w+)\??:/gm)].map(([, name = ""]) => name);
  expect(fields.length).toBeGreaterThan(5);
  expect(fields.length).toBeLessThanOrEqual(12);
  const drawing = fs.readFileSync("docs/architecture.md", "utf8").split("### What a process holds once")[1] ?? "";
  for (const name of fields) expect(drawing.split("```")[1], name).toContain(`\`${name}\``);
});
