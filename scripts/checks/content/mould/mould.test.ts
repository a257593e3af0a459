import { expect, test } from "vitest";
import { publishedContent } from "../../../../lib/platform/content/testing/published-content";
import { type WrittenText, writtenTexts } from "../texts";
import {
  askedBy,
  boxSizes,
  countCourse,
  coursesWithoutMould,
  endingOf,
  mouldCounts,
  mouldProblems,
  openingOf,
  storyEndings,
} from "./mould";

const page = (name: string, source: string): WrittenText => ({
  file: `courses/c/01-m/${name}.en.md`,
  language: "en",
  source: `---\ntitle: T\n---\n${source}`,
});
const course = (notes: string[]) =>
  [
    {
      id: "c",
      topics: [{ quiz: [{ options: notes.map((why) => ({ correct: false, why: { en: why, hi: "क" } })) }] }],
    },
  ] as unknown as Parameters<typeof mouldProblems>[0];
const messages = (texts: WrittenText[], notes: string[] = []) =>
  mouldProblems(course(notes), texts, ["c"]).map(({ message }) => message);

test("a page's opening is known by its first block, or by its first sentence", () => {
  const openings = [
    ['::scene{name="x"}\n\nText.', "a picture story"],
    ['::board{name="x"}', "a drawing"],
    ['::exercise{name="x"}', "something to do"],
    [':::story{face="boy"}\nA.\n:::', "a story"],
    ["> Am I ill?\n\nA slip.", "a slip"],
    ["| a | b |\n|---|---|", "a table"],
    ["1. One\n2. Two", "a list"],
    ['"Sir, am I ill?" she asks.', "a quotation"],
    ["Who asks? You do.", "a question"],
    ["If a student faints, lay her down.", "a condition"],
    ["Seven of ten girls say so.", "a number"],
    ["तीन लड़के आए।", "a number"],
    ["We made a mistake.", "a statement"],
  ] as const;
  for (const [source, form] of openings) expect(openingOf(page("1", source).source), source).toBe(form);
});

test("a page's ending, its stories' endings and the points of its boxes are read", () => {
  const source =
    'Text.\n\n:::story{face="boy" ends="badly"}\nA.\n:::\n\n:::story\nB.\n:::\n\n:::remember\n- a\n- b\n:::';
  expect(endingOf(source)).toBe("a box to remember");
  expect(endingOf("Text.\n\nWho goes first?")).toBe("a question");
  expect(storyEndings(source)).toEqual(["badly", "well"]);
  expect(['::exercise{name="x"}', '::scene{name="x"}', "Text."].map(askedBy)).toEqual([
    "something to do",
    "a picture story",
    "nothing",
  ]);
  expect([boxSizes(source), boxSizes(":::remember\nOne thing.\n:::")]).toEqual([[2], [1]]);
});

test("a course whose pages all begin and end alike is named, another course is not held to it", () => {
  const texts = [1, 2, 3, 4, 5, 6].map((number) => page(`0${number}-t/1`, "Text.\n\n:::remember\n- a\n- b\n:::"));
  expect(messages(texts)).toEqual(
    expect.arrayContaining([
      "topics begin with: a statement has 6 of 6, more than a third",
      "pages begin with: 1 kinds, 8 at least",
      "pages end with: a box to remember has 6 of 6, more than a third",
      "points in a box: 2 has 6 of 6, more than a third",
      "pages ask by: nothing on 6 of 6, each page asks once",
      "begins with a statement, as the page before it",
    ]),
  );
  expect(mouldProblems(course([]), texts, [])).toEqual([]);
  const asking = texts.map((each) => ({ ...each, source: `${each.source}\n\n::exercise{name="x"}` }));
  expect(messages(asking).filter((message) => message.startsWith("pages ask by"))).toEqual([]);
});

test("stories that all end well, and notes that praise and object, are named", () => {
  const told = [1, 2, 3, 4, 5, 6].map((number) => page(`0${number}-t/1`, ":::story\nA.\n:::"));
  expect(messages(told)).toContain("stories end: well in 6 of 6, more than two thirds");
  const notes = Array.from({ length: 6 }, () => "It sounds kind. But it is wrong.");
  expect(messages([], notes)).toEqual(["notes on wrong options: 6 of 6 praise first, more than a third"]);
  expect(messages([], [...notes.slice(0, 2), "Count it.", "Who hears it?", "Read it again.", "No."])).toEqual([]);
});

test("every published course is counted, and the courses without a mould have none", () => {
  const texts = writtenTexts("content");
  const { courses } = publishedContent();
  for (const each of courses)
    expect(countCourse(each, texts).every(({ what, kinds }) => what === "turns of phrase" || kinds.size > 0)).toBe(
      true,
    );
  expect(mouldCounts(courses, texts)).toHaveLength(courses.length * 16);
  for (const id of coursesWithoutMould) expect(courses.map((each) => each.id)).toContain(id);
});

test("a Hindi form with a slash, which nobody can say aloud, is counted", () => {
  const spoken = page("01-t/1", 'कहें: "मैं साथ चलूँगा/चलूँगी।" मध्याह्न/दोपहर');
  const hindi: WrittenText = { ...spoken, file: spoken.file.replace(".en.", ".hi."), language: "hi" };
  expect(mouldCounts(course([]), [hindi])).toContain("c (hi), turns of phrase: कहूँगा/कहूँगी 1");
});
