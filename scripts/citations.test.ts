import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { expect, test } from "vitest";

const threats = fs.readFileSync("docs/threats.md", "utf8");
const listed = new Set([...threats.matchAll(/^\| (T\d+) \|/gm)].map(([, number]) => number));

/** The places where code, tests and documents cite a threat by its number. */
function citations(): { where: string; number: string }[] {
  const args = ["grep", "-nwoE", "T[1-9][0-9]?", "--", "*.ts", "*.tsx", "*.mjs", "docs/*.md", "README.md"];
  const found = execFileSync("git", args, { encoding: "utf8" });
  return found
    .trim()
    .split("\n")
    .map((line) => {
      const [file = "", at = "", number = ""] = line.split(":");
      return { where: `${file}:${at}`, number };
    });
}

test("every threat that is cited stands in docs/threats.md", () => {
  const cited = citations();
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ number }) => !listed.has(number))).toEqual([]);
});

test("every test file that docs/threats.md names is there", () => {
  const named = [...threats.matchAll(/`((?:lib|e2e|components)\/[^`]+)`/g)].map(([, file = ""]) => file);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((file) => !fs.existsSync(file))).toEqual([]);
});
