import { expect, test } from "vitest";
import type { Course, Question, Topic } from "../../../platform/content";
import { publishedContent } from "../../../platform/content/testing/published-content";
import { neededShare } from "../../learning";
import { sampleQuestion, withBanks } from "../testing/bank-content";
import { cheatMinutes, choose, countConcrete, countTone, playQuizzes, tooEasy } from "./players";

test("no player who reads nothing passes a tenth of the published banks", () => {
  expect(tooEasy(playQuizzes(publishedContent(), 20))).toEqual([]);
});

test("a bank whose right options are the longest, or the only kind ones, is found", () => {
  const longest = (question: Question): Question => ({
    ...question,
    options: question.options.map((option) => ({ ...option, en: option.correct ? "a much longer option" : "short" })),
  });
  const content = withBanks(publishedContent(), 12, 6);
  const easy = {
    courses: content.courses.map((course) => ({
      ...course,
      topics: course.topics.map((topic) => ({ ...topic, quiz: topic.quiz.map(longest) })),
    })),
  };
  const players = tooEasy(playQuizzes(easy, 5)).map(({ player, language }) => `${player} ${language}`);
  expect(players).toContain("longest en");
  expect(players).not.toContain("random en");
});

test("a bank whose right options alone ask, or name a person or a day, is found in both languages", () => {
  const concrete = (question: Question): Question => ({
    ...question,
    options: question.options.map((option) => ({
      ...option,
      ...(option.correct ? { en: "I ask her today", hi: "आज उससे पूछें" } : { en: "I wait a bit", hi: "कुछ दिन रुकें" }),
    })),
  });
  const easy = {
    courses: withBanks(publishedContent(), 12, 6).courses.map((course) => ({
      ...course,
      topics: course.topics.map((topic) => ({ ...topic, quiz: topic.quiz.map(concrete) })),
    })),
  };
  const players = tooEasy(playQuizzes(easy, 5)).map(({ player, language }) => `${player} ${language}`);
  expect(players).toEqual(expect.arrayContaining(["concrete en", "concrete hi"]));
});

test("asking, privacy, a day and a person's name are counted in an option, a capital at its beginning is not", () => {
  const option = { en: 'Listen. "Tell Reena privately, on Monday"', hi: "सोमवार को रीना जी से अकेले में पूछें" };
  expect([countConcrete(option, "en"), countConcrete(option, "hi")]).toEqual([3, 5]);
  expect(countConcrete({ en: "Reasons come first", hi: "जीवन की वजह" }, "en")).toBe(0);
});

test("harsh and kind words are found at the beginning of a word, in both languages", () => {
  expect([countTone("Scold him in front of all", "en", "harsh"), countTone("Listen gently", "en", "kind")]).toEqual([
    3, 2,
  ]);
  expect([countTone("उसे डाँटें", "hi", "harsh"), countTone("ध्यान से सुनें", "hi", "kind")]).toEqual([1, 2]);
});

test("a player takes one option of a single choice, and some but not no option of several", () => {
  expect(choose(sampleQuestion("q", ["b"]), ({ id }) => (id === "c" ? 1 : 0), "seed")).toEqual(["c"]);
  expect(choose(sampleQuestion("q", ["b", "c"]), ({ id }) => (id === "c" ? 1 : 0), "seed")).toEqual(["c"]);
  expect(choose(sampleQuestion("q", ["b", "c"]), () => 0, "seed").length).toBeGreaterThan(0);
});

test("somebody who has all keys needs the reading; who guesses needs the pauses too", () => {
  const [course] = withBanks(publishedContent(), 12, 6).courses as [Course];
  const seconds = course.topics
    .flatMap(({ pages }: Topic) => pages)
    .reduce((sum, page) => sum + page.readingSeconds, 0);
  expect(cheatMinutes(course, "p", true)).toBeCloseTo((seconds * neededShare) / 60, 5);
  const guessing = Array.from({ length: 10 }, (_, person) => cheatMinutes(course, `p${person}`, false));
  expect(Math.min(...guessing)).toBeGreaterThan(cheatMinutes(course, "p", true));
  expect(new Set(guessing).size).toBeGreaterThan(1);
});

test("Growing up healthy takes who guesses and copies over 45 minutes, and who has all keys from elsewhere over 15", () => {
  const course = publishedContent().courseById.get("growing-up-healthy") as Course;
  const guessing = Array.from({ length: 20 }, (_, person) => cheatMinutes(course, `person ${person}`, false));
  expect(Math.min(...guessing)).toBeGreaterThan(45);
  expect(cheatMinutes(course, "person", true)).toBeGreaterThan(15);
});
