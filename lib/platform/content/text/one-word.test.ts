import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const folders = fs
  .readdirSync("content", { recursive: true, encoding: "utf8" })
  .map((file) => path.join("content", file));
const published = folders.filter((file) => /\.(en\.md|yaml)$|\/en\.md$/.test(file));

const readLines = (file: string) => fs.readFileSync(file, "utf8").split("\n");
const found = (files: string[], never: RegExp) =>
  files.flatMap((file) =>
    readLines(file).flatMap((line, index) => (never.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );

test("what is sent by email is called email, not e-mail or mail", () => {
  expect(
    found(
      ["messages/en.json", ...published],
      /\be-mail|: .*\b(?:an? |the |our |your |this |each |[Nn]o |of |by )mails?\b/i,
    ),
  ).toEqual([]);
});

test("the portal's own videos are called videos, in English and Hindi: films are those of the cinema", () => {
  expect(found(["messages/en.json"], /": ".*\bfilms?\b/i)).toEqual([]);
  expect(found(["messages/hi.json"], /फ़िल्म/)).toEqual([]);
});
