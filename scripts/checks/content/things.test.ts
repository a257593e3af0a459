import { expect, test } from "vitest";
import type { ClassPlan } from "../../../lib/platform/content/class-plans/class-plan";
import { publishedContent } from "../../../lib/platform/content/testing/published-content";
import type { WrittenText } from "./texts";
import { thingsNotBrought, topicsWithTooLittleToDo } from "./things";

const { classPlans } = publishedContent();
const [first] = classPlans;
if (!first) throw new Error("There is no class plan.");
const plan: ClassPlan = first;
const file = `class-plans/${plan.id}.yaml`;

/** The plan with another text of its second step, which names twelve slips. */
function withStep(words: { en?: string; hi?: string }): ClassPlan {
  const steps = plan.steps.map((step, index) => (index === 1 ? { ...step, ...words } : step));
  return { ...plan, steps };
}

test("every plan brings what its steps name", () => {
  expect(classPlans.flatMap(thingsNotBrought)).toEqual([]);
});

test.each([
  ["another number of slips, in words", { en: "Hand out ten slips." }, "steps.1.en", /names 10 of slip.* has 12/],
  ["another number of slips, in figures", { en: "Hand out 10 slips." }, "steps.1.en", /names 10 of slip/],
  ["another number in Hindi", { hi: "आठ छोटी पर्चियाँ बाँटें।" }, "steps.1.hi", /names 8 of slip/],
  ["a thing that the sheet has not", { en: "Hand out twelve slips and six roles." }, "steps.1.en", /6 role.*none/],
  ["situations without a number", { hi: "बारह पर्चियाँ बाँटें और घटनाएँ पढ़ें।" }, "steps.1.hi", /a situation.*none/],
  ["no slips, although the sheet has some", { hi: "बोर्ड पर लिखें।" }, "slips.0", /not in step 2 \(hi\).*12 of slip/],
])("a step that names %s is reported", (_what, words, field, message) => {
  expect(thingsNotBrought(withStep(words))).toEqual([
    expect.objectContaining({ file, field, message: expect.stringMatching(message) }),
    // A step that names another number does not name the right one.
    ...(field.startsWith("steps") && !JSON.stringify(words).match(/twelve|बारह/) ? [expect.anything()] : []),
  ]);
});

test("a blank slip and one slip for each student need no slip sheet of their own", () => {
  const words = { en: "Hand out twelve slips. Each gets one slip and a blank slip.", hi: "बारह पर्चियाँ, एक कोरी पर्ची।" };
  expect(thingsNotBrought(withStep(words))).toEqual([]);
});

test("a way for a crowd names the crowd and how it takes part", () => {
  const crowd = { en: "With 60 students, call groups to the board.", hi: "सब पंक्ति में बोलें।" };
  expect(thingsNotBrought({ ...plan, crowd }).map(({ field }) => field)).toEqual(["crowd.en", "crowd.hi"]);
});

const topic = "courses/c/01-m/01-t";
const page = (number: number, source: string): WrittenText[] =>
  (["en", "hi"] as const).map((language) => ({ file: `${topic}/${number}.${language}.md`, language, source }));
const quiz: WrittenText = { file: `${topic}/quiz.yaml`, language: "hi", source: "क्यों?" };
const exercise = '::exercise{name="tablet-today"}';

test("a topic with a quiz needs two different exercises or drawings, in each language; its scene is not counted", () => {
  const one = [quiz, ...page(1, '::scene{name="a-stain"}\n\nA.'), ...page(2, `A.\n\n${exercise}`)];
  expect(topicsWithTooLittleToDo(one)).toEqual(
    ["en", "hi"].map((field) => ({
      file: topic,
      field,
      message: expect.stringMatching(/^has 1 of 2 things to do: add ::exercise or ::board/),
    })),
  );
  expect(topicsWithTooLittleToDo([...one, ...page(3, exercise)])).toHaveLength(2);
  expect(topicsWithTooLittleToDo([...one, ...page(3, '::board{name="cycle"}')])).toEqual([]);
  const [english] = page(3, '::board{name="cycle"}');
  expect(topicsWithTooLittleToDo([...one, ...(english ? [english] : [])]).map(({ field }) => field)).toEqual(["hi"]);
});

test("a page without a quiz, such as the opening of a course, needs none", () => {
  expect(topicsWithTooLittleToDo(page(1, "A."))).toEqual([]);
});
