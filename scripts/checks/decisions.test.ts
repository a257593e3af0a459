import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const folder = "docs/decisions";
const files = fs
  .readdirSync(folder)
  .filter((file) => file !== "README.md")
  .sort();
const texts = new Map(files.map((file) => [file, fs.readFileSync(path.join(folder, file), "utf8")]));
const numberOf = (file: string) => file.slice(0, 4);
const page = /^# (\d{4}) (.+)\n\nStatus: (accepted|superseded by \d{4}|accepted; superseded in part by \d{4}(?:, \d{4})*)\. Date: (\d{4}-\d{2}-\d{2})\.\n\n/;

test.each(files)("%s has its number, a title, a status and a date", (file) => {
  expect(texts.get(file)).toMatch(page);
  expect(page.exec(texts.get(file) ?? "")?.[1]).toBe(numberOf(file));
});

test("no number is used twice; work done side by side may leave a gap", () => {
  expect(new Set(files.map(numberOf)).size).toBe(files.length);
});

test("the table lists every decision with the title, status and date of its page", () => {
  const rows = fs
    .readFileSync(path.join(folder, "README.md"), "utf8")
    .split("\n")
    .filter((line) => /^\| \[\d/.test(line));
  const expected = files.map((file) => {
    const [, number, title, status, date] = page.exec(texts.get(file) ?? "") ?? [];
    return `| [${number}](${file}) | ${title} | ${status} | ${date} |`;
  });
  expect(rows).toEqual(expected);
});

test("a superseding decision is later and names the one that it supersedes", () => {
  const superseded = files.flatMap((file) => {
    const [, , , status = ""] = page.exec(texts.get(file) ?? "") ?? [];
    return [...status.matchAll(/\d{4}/g)].map(([by]) => ({ number: numberOf(file), by }));
  });
  expect(superseded.length).toBeGreaterThan(5);
  for (const { number, by } of superseded) {
    expect(Number(by)).toBeGreaterThan(Number(number));
    const later = files.find((file) => numberOf(file) === by) ?? "";
    expect(texts.get(later), `${by} names ${number}`).toContain(number);
  }
});
