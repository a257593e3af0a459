import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "../../lib/platform/i18n/language";
import { projectEnv } from "../../lib/process/steps.ts";
import { type Added, addLanguage } from "./add-language";
import { copyTree } from "./testing/copy-tree";
import { accented, pseudo } from "./testing/pseudo";

// A further language in a copy of the project: every part that needs no build. `npm run generate -- pseudo-language` builds such a
// copy and walks its pages.

const copy = fs.mkdtempSync(path.join(os.tmpdir(), "portal-pseudo-language-"));
let added: Added;
let report: Record<string, unknown>;
beforeAll(() => {
  copyTree(copy, "link");
  added = addLanguage(copy, pseudo, accented);
  const env = {
    ...projectEnv(),
    PORTAL_DATA_DIR: path.join(copy, "data"),
    PORTAL_URL: "http://localhost:3000",
    TESTS_WITHOUT_WAITING: "",
  };
  const printed = execFileSync("tsx", ["scripts/languages/testing/check.tsx", pseudo.code], {
    cwd: copy,
    env,
    encoding: "utf8",
  });
  report = JSON.parse(printed);
});
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

test("one line of code changes, everything else is a file of texts or pictures", () => {
  expect(added.extended.filter((file) => !file.startsWith("content/") && !file.startsWith("messages/"))).toEqual([
    "lib/platform/i18n/language.ts",
  ]);
  expect(added.made.every((file) => /^(?:content|messages|public)\//.test(file))).toBe(true);
  const lines = (file: string) => fs.readFileSync(file, "utf8").split("\n");
  const before = new Set(lines("lib/platform/i18n/language.ts"));
  expect(lines(path.join(copy, "lib/platform/i18n/language.ts")).filter((line) => !before.has(line))).toEqual([
    added.line,
  ]);
});

test("it is chosen by query, cookie and the field of a call", () => {
  expect(report).toMatchObject({ chosen: ["qaa", "qaa", "qaa"], field: "qaa" });
});

test("its messages are whole, and its content is loaded", () => {
  expect(report).toMatchObject({ messageDifferences: [], message: "Méñú", siteName: "Šéhát Šhálá", states: 36 });
  for (const text of ["question", "lesson", "article"]) expect(report[text], text).toMatch(/[áéíóúšñ]/);
});

test("search engines find it among the alternates and in the sitemap", () => {
  expect(report).toMatchObject({
    alternates: [...languages, "qaa", "x-default"],
    canonical: "http://localhost:3000/courses?language=qaa",
    openGraphLocales: ["en_IN", languages.map((language) => `${language}_IN`)],
    sitemap: 1,
  });
});

test("the language choice, the plain pages, the page cache and dates know it", () => {
  expect(report.choice).toMatch(new RegExp(`href="\\?language=qaa"[^>]*aria-checked="true"[^>]*>${pseudo.name}</a>`));
  expect(report.plainPage).toContain('<html lang="qaa" dir="ltr">');
  expect(report.plainPage).toContain("<h1>Wé çáñ't fíñd");
  expect(report).toMatchObject({ month: "November 2026", commentTime: "20 November 2026, 15:45" });
});

test("an existing language and an invalid code are errors, before anything is written", () => {
  expect(() => addLanguage(copy, { ...pseudo, code: "hi" }, accented)).toThrow("already");
  expect(() => addLanguage(copy, { ...pseudo, code: "../x" }, accented)).toThrow("no code");
});
