import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { BrokenContent, type Problem } from "./broken";
import { loadContent } from "./load";
import type { Mistake } from "./testing/mistake";
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

const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8");

function replace(file: string, from: string | RegExp, to: string): void {
  const before = read(file);
  const after = before.replace(from, () => to);
  expect(after, `nothing to break in ${file}`).not.toBe(before);
  fs.writeFileSync(path.join(root, file), after);
}

function edit(file: string, from: string | RegExp, to: string): void {
  restoreAfterTest(file);
  replace(file, from, to);
}

function remove(file: string): void {
  restoreAfterTest(file);
  fs.rmSync(path.join(root, file));
}

function restoreAfterTest(file: string): void {
  const text = read(file);
  onTestFinished(() => fs.writeFileSync(path.join(root, file), text));
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

const mistakes = [...mistakesInFields, ...mistakesInPagesAndForms, ...mistakesInClassPlans, ...mistakesInScenes];

const isExpected =
  ({ expected: { file, field, message } }: Mistake) =>
  (problem: Problem) =>
    problem.file === file && problem.field === field && (message as RegExp).test(problem.message);

/**
 * What is found where many mistakes are made together, one for each field. Loading the content takes two seconds of
 * processor time, and names every problem. A mistake that another one hides waits for the next time, and at last is made
 * alone.
 */
const foundTogether = new Map<Mistake, Problem[]>();
beforeAll(() => {
  let waiting = mistakes;
  for (let before = Number.POSITIVE_INFINITY; waiting.length < before; ) {
    before = waiting.length;
    const { made, found } = makeTogether(waiting);
    for (const mistake of made) if (found.filter(isExpected(mistake)).length === 1) foundTogether.set(mistake, found);
    waiting = waiting.filter((mistake) => !foundTogether.has(mistake));
  }
});

/** Makes the first mistake of each field, as far as it can be made beside the others. */
function makeTogether(wanted: Mistake[]): { made: Mistake[]; found: Problem[] } {
  const made: Mistake[] = [];
  const before = new Map(wanted.map(({ file }) => [file, read(file)]));
  const fields = new Set<string>();
  for (const mistake of wanted) {
    const { file, from, to, expected } = mistake;
    const field = `${expected.file} ${expected.field}`;
    const text = read(file);
    const broken = text.replace(from, () => to);
    if (broken === text || fields.has(field)) continue;
    fields.add(field);
    made.push(mistake);
    fs.writeFileSync(path.join(root, file), broken);
  }
  const found = problems();
  for (const [file, text] of before) fs.writeFileSync(path.join(root, file), text);
  return { made, found };
}

test.each(mistakes)("$what is named with its file, its field and what is wrong", (mistake) => {
  const found = foundTogether.get(mistake) ?? makeTogether([mistake]).found;
  expect(found.filter(isExpected(mistake)), JSON.stringify(found, null, 1)).toHaveLength(1);
});

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

test("several broken files are all named at once, each on its own line", () => {
  edit("site.yaml", /email: .*$/m, "email: nobody");
  edit("places/states.yaml", /^- .*\n/m, "");
  edit(`${course}/course.yaml`, /^quizPassingPercent: .*$/m, "quizPassingPercent: 10");
  expect(problems().map((problem) => problem.file)).toEqual(
    expect.arrayContaining(["site.yaml", "places/states.yaml", `${course}/course.yaml`]),
  );
  expect(() => loadContent(root)).toThrow(/3 things in the content are broken:\n {2}.* · .* · .*\n {2}.* · .*\n {2}/);
});
