import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const files = execFileSync(
  "git",
  ["ls-files", "-z", "app", "bench", "components", "e2e", "lib", "scripts", "server", "testing"],
  { encoding: "utf8" },
)
  .split("\0")
  .filter(Boolean);
const sizes = Map.groupBy(files, (file) => path.dirname(file));

test("no folder holds more than 25 files beside each other", () => {
  expect(sizes.size).toBeGreaterThan(100);
  expect(
    [...sizes].filter(([, { length }]) => length > 25).map(([folder, { length }]) => `${folder}: ${length}`),
  ).toEqual([]);
});

test("no file of code has more than 350 lines", () => {
  const code = execFileSync("git", ["ls-files", "-z", "*.ts", "*.tsx", "*.mjs", "*.css"], { encoding: "utf8" })
    .split("\0")
    .filter((file) => fs.existsSync(file));
  const lines = code.map((file) => ({ file, length: fs.readFileSync(file, "utf8").split("\n").length - 1 }));
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter(({ length }) => length > 350)).toEqual([]);
});
