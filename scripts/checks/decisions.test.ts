import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const folder = "docs/decisions";
const files = fs
  .readdirSync(folder)
  .filter((file) => file !== "README.md")
  .sort();
const texts = new Map(files.map((file) => [file, fs.readFileSync(path.join(folder, file), "utf8")]));
const decisionNumber = (file: string) => file.slice(0, 4);
const page =
  /^# (\d{4}) (.+)\n\nStatus: (accepted|superseded by \[(\d{4})\]\(\4-[a-z-]+\.md\))\. Date: (\d{4}-\d{2}-\d{2})\.\n\n/;
const longest = { lines: 60, characters: 4500 };

test.each(files)("%s has its number, a title, a status and a date", (file) => {
  expect(texts.get(file)).toMatch(page);
  expect(page.exec(texts.get(file) ?? "")?.[1]).toBe(decisionNumber(file));
});

test("no number is used twice; work done side by side may leave a gap", () => {
  expect(new Set(files.map(decisionNumber)).size).toBe(files.length);
});

test("a superseded page names an accepted one", () => {
  const superseding = files.flatMap((file) => page.exec(texts.get(file) ?? "")?.[4] ?? []);
  expect(superseding.length).toBeGreaterThan(0);
  for (const number of superseding) {
    const file = files.find((name) => decisionNumber(name) === number);
    expect(page.exec(texts.get(file ?? "") ?? "")?.[3], number).toBe("accepted");
  }
});

test("the table lists every decision with the title, status and date of its page", () => {
  const rows = fs
    .readFileSync(path.join(folder, "README.md"), "utf8")
    .split("\n")
    .filter((line) => /^\| \[\d/.test(line));
  const expected = files.map((file) => {
    const [, number, title, status, , date] = page.exec(texts.get(file) ?? "") ?? [];
    return `| [${number}](${file}) | ${title} | ${status} | ${date} |`;
  });
  expect(rows).toEqual(expected);
});

test.each(files)("%s fits on a page", (file) => {
  const text = texts.get(file) ?? "";
  expect(text.split("\n").length - 1).toBeLessThanOrEqual(longest.lines);
  expect(text.length).toBeLessThanOrEqual(longest.characters);
});

test("every decision that code, tests and documents cite has its page", () => {
  const numbers = new Set(files.map(decisionNumber));
  const args = [
    "grep",
    "-nohE",
    "decisions?[ /]0[0-9]{3}",
    "--",
    "*.ts",
    "*.tsx",
    "*.mjs",
    "*.css",
    "*.md",
    ":!CHANGELOG.md",
  ];
  const cited = execFileSync("git", args, { encoding: "utf8" }).match(/\d{4}$/gm) ?? [];
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter((number) => !numbers.has(number))).toEqual([]);
});

test("the present measurements stay short", () => {
  expect(fs.readFileSync("bench/RESULTS.md", "utf8").split("\n").length - 1).toBeLessThanOrEqual(150);
});
