import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const files = execFileSync("git", ["ls-files", "-z", "lib", "components", "app", "scripts", "e2e"], { encoding: "utf8" }).split("\0").filter(Boolean);
const sizes = Map.groupBy(files, (file) => path.dirname(file));

test("no folder holds more than 25 files beside each other", () => {
  expect(sizes.size).toBeGreaterThan(100);
  expect([...sizes].filter(([, { length }]) => length > 25).map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
});
