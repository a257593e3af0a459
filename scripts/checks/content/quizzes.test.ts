import { expect, test } from "vitest";
import type { Course, Question } from "../../../lib/platform/content/kinds/course";
import { unsoundBanks } from "./quizzes";

const words = (text: string) => ({ en: text, hi: text });
const question = (id: string, change: Partial<Question> = {}) =>
  ({
    id,
    type: "radio",
    page: 1,
    situation: true,
    question: words(`${id} alpha ${id} beta`),
    feedback: words("because"),
    options: ["a", "b", "c", "d"].map((option) => ({
      id: option,
      correct: option === "a",
      ...words(`${id} ${option}`),
      ...(option === "a" ? {} : { why: words("why") }),
    })),
    ...change,
  }) as Question;
const found = (questions: Question[], quizShown: number | null = 1) => {
  const topic = { id: "t", courseId: "c", pages: [{}], quiz: questions, quizShown };
  return unsoundBanks([{ id: "c", topics: [topic] }] as unknown as Course[]).map(({ field, message }) => [
    field,
    message,
  ]);
};
const sound = [question("first"), question("second")];
const [firstOption, ...others] = question("first").options as [Question["options"][number], ...Question["options"]];

test("a sound bank has no problem, and a quiz that is no bank is not looked at", () => {
  expect(found(sound)).toEqual([]);
  expect(found([question("first", { page: 9 })], null)).toEqual([]);
});

test.each<[string, Question[], number, RegExp]>([
  ["too few questions", sound, 2, /has 2 questions, 4 at least/],
  [
    "a wrong option without why",
    [question("first", { options: question("first").options.map(({ why, ...each }) => each) }), question("second")],
    1,
    /b, c, d have no why/,
  ],
  [
    "several choices, one without why",
    [question("first", { type: "checkbox" }), question("second")],
    1,
    /options a have no why/,
  ],
  ["no page", [question("first", { page: undefined }), question("second")], 1, /names no page/],
  ["a page that is not there", [question("first", { page: 2 }), question("second")], 1, /names no page/],
  ["few situations", [question("first", { situation: false }), question("second")], 1, /50 % .* situations/],
  [
    "a long option",
    [
      question("first", { options: [{ ...firstOption, ...words("first a that goes on") }, ...others] }),
      question("second"),
    ],
    1,
    /longest option has 20 characters/,
  ],
  ["a question asked twice", [question("first"), { ...question("first"), id: "again" }], 1, /same as first of t/],
])("%s is reported", (_, questions, shown, message) => {
  expect(
    found(questions, shown)
      .map(([, said]) => said)
      .join("\n"),
  ).toMatch(message);
});
