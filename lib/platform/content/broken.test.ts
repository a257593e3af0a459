import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { BrokenContent, type Problem } from "./broken";
import { loadContent } from "./load";
import { mistakesInClassPlans } from "./testing/mistakes-in-class-plans";
import { mistakesInFields } from "./testing/mistakes-in-fields";
import { mistakesInPagesAndForms } from "./testing/mistakes-in-pages-and-forms";
import { mistakesInScenes } from "./testing/mistakes-in-scenes";

const course = "courses/growing-up-healthy";
const topic = `${course}/01-growing-up/01-what-is-adolescence`;

/** The published content in a folder of its own. Each test breaks something in it and leaves it as it was. */
const root = fs.mkdtempSync(path.join(os.tmpdir(), "portal-content-"));
fs.cpSync("content", root, { recursive: true });
afterAll(() => fs.rmSync(root, { recursive: true }));

function edit(file: string, from: string | RegExp, to: string): void {
  const before = readAndRestore(file);
  const after = before.replace(from, () => to);
  expect(after, `nothing to break in ${file}`).not.toBe(before);
  fs.writeFileSync(path.join(root, file), after);
}

function remove(file: string): void {
  readAndRestore(file);
  fs.rmSync(path.join(root, file));
}

/** @returns a file's text, which is written back when the test has finished */
function readAndRestore(file: string): string {
  const text = fs.readFileSync(path.join(root, file), "utf8");
  onTestFinished(() => fs.writeFileSync(path.join(root, file), text));
  return text;
}

function problems(): Problem[] {
  try {
    loadContent(root);
  } catch (error) {
    if (error instanceof BrokenContent) return error.problems;
    throw error;
  }
  return [];
}

test("the unchanged copy has no problem", () => {
  expect(problems()).toEqual([]);
});

test.each([...mistakesInFields, ...mistakesInPagesAndForms, ...mistakesInClassPlans, ...mistakesInScenes])(
  "$what is named with its file, its field and what is wrong",
  ({ file, from, to, expected }) => {
    edit(file, from, to);
    const { field, message } = expected;
    const found = problems();
    const matching = found.filter(
      (problem) =>
        problem.file === expected.file && problem.field === field && (message as RegExp).test(problem.message),
    );
    expect(matching, JSON.stringify(found, null, 1)).toHaveLength(1);
  },
);

test.each([
  [`${topic}/2.hi.md`, `${topic}/2.hi.md`, /is missing/],
  [`${topic}/topic.yaml`, `${topic}/topic.yaml`, /is missing/],
  [`${course}/course.yaml`, `${course}/course.yaml`, /is missing/],
  [`${course}/about.hi.md`, `${course}/about.hi.md`, /is missing/],
  ["handouts/helplines.hi.md", "handouts/helplines.hi.md", /is missing/],
  [`${topic}/quiz.yaml`, `${topic}/topic.yaml`, /Quiz, which the topic does not have/],
  ["site.yaml", "site.yaml", /is missing/],
  ["places/districts/05-bihar.yaml", "places/districts", /no file of districts/],
])("without %s, %s is named", (removed, file, message) => {
  remove(removed);
  expect(problems()).toEqual([{ file, field: expect.any(String), message: expect.stringMatching(message) }]);
});

test("a topic's id that is used twice is named with both places", () => {
  edit(`${course}/01-growing-up/02-body-changes/topic.yaml`, /^id: .*$/m, "id: what-is-adolescence");
  expect(problems()).toEqual([
    {
      file: expect.stringContaining(course),
      field: "id",
      message: expect.stringMatching(/topic what-is-adolescence is used by .* already/),
    },
  ]);
});

test("a district with two tiles and one without are named", () => {
  edit("places/tiles.yaml", "Araria, Kishanganj]", "Araria, Araria]");
  expect(problems()).toEqual([
    { file: "places/tiles.yaml", field: "5.Kishanganj", message: "has no tile" },
    { file: "places/tiles.yaml", field: "5.Araria", message: "has two tiles" },
  ]);
});

test("an article that is too short is not published", () => {
  const file = "articles/mental-health/exam-stress/hi.md";
  edit(file, /^[\s\S]*$/, "बहुत छोटा।");
  expect(problems()).toEqual([{ file, field: "", message: "has 2 words, an article has 400 or more" }]);
});

test.each([
  [
    "articles/popular.yaml",
    "is-nightfall-harmful",
    "is-it-harmful",
    "names our-bodies/is-it-harmful, which is no article",
  ],
  ["topics.yaml", "helplines: [tele-manas", "helplines: [tele-mana", "names tele-mana, which is no helpline"],
  ["glossary.yaml", "helplines: [tele-manas", "helplines: [tele-mana", "names the helpline tele-mana, which is none"],
])("what %s names must be there", (file, from, to, message) => {
  edit(file, from, to);
  expect(problems()).toContainEqual({ file, field: expect.any(String), message });
});

test("several broken files are all named at once, each on its own line", () => {
  edit("site.yaml", /email: .*$/m, "email: nobody");
  edit("places/states.yaml", /^- .*\n/m, "");
  edit(`${course}/course.yaml`, /^quizPassingPercent: .*$/m, "quizPassingPercent: 10");
  expect(problems().map((problem) => problem.file)).toEqual(
    expect.arrayContaining(["site.yaml", "places/states.yaml", `${course}/course.yaml`]),
  );
  expect(() => loadContent(root)).toThrow(/3 things in the content are broken:\n {2}.* · .* · .*\n {2}.* · .*\n {2}/);
});
