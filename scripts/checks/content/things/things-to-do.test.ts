import { expect, test } from "vitest";
import type { WrittenText } from "../texts";
import { topicsWithTooLittleToDo } from "./things-to-do";

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
