import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

// `sideEffects` in package.json lets the build leave out of a page what only an index of a feature names. It leaves out
// a file that is imported for its effects alone too, unless it is named there.

const { sideEffects } = JSON.parse(fs.readFileSync("package.json", "utf8")) as { sideEffects: string[] };
const isNamed = (file: string) => sideEffects.some((pattern) => path.matchesGlob(file, pattern.replace(/^\.\//, "")));

test("a file that is imported for its effects alone is among the sideEffects of package.json", () => {
  const found = execFileSync("git", ["grep", "-E", '^import "(\\.|@/)', "--", "*.ts", "*.tsx", "*.mjs"], {
    encoding: "utf8",
  })
    .trim()
    .split("\n");
  const files = found.map((line) => {
    const [importing = "", specifier = ""] = [line.slice(0, line.indexOf(":")), /"(.+)"/.exec(line)?.[1]];
    return specifier.startsWith("@/") ? specifier.slice(2) : path.posix.join(path.posix.dirname(importing), specifier);
  });
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !isNamed(file))).toEqual([]);
});

test("what a page is made of is not among them", () => {
  expect(["app/[locale]/layout.tsx", "components/courses/index.ts", "lib/api/server.ts"].filter(isNamed)).toEqual([]);
});
