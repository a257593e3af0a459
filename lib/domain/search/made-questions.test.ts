import { expect, test } from "vitest";
import { publishedContent } from "../../platform/content/testing/published-content";
import { languages } from "../../platform/i18n/language";
import { findMatches } from "./find";
import { type MadeQuestion, madeQuestions, withHalfOfTheQuestions } from "./testing/question-templates";
import { unseenSearches } from "./testing/unseen-searches";

const content = publishedContent();
const half = withHalfOfTheQuestions(content);
const made = madeQuestions(content);

/** The questions that find another page first, in one language at least. */
const wrongOf = (questions: MadeQuestion[]) =>
  questions
    .filter(({ search, first }) =>
      languages.some((language) => findMatches(half, language, search)[0]?.document.address !== first),
    )
    .map(({ search }) => search);

test("of the made questions whose line the index does not have, nine in ten find their page first", () => {
  const aside = made.filter(({ isAside }) => isAside);
  const wrong = wrongOf(aside);
  expect(made.length).toBeGreaterThanOrEqual(300);
  expect(aside.length).toBeGreaterThan(140);
  expect(wrong.length / aside.length, wrong.join("\n")).toBeLessThanOrEqual(0.1);
});

test("of those whose line it has, or that are made of a title, 97 in a hundred do", () => {
  const indexed = made.filter(({ isAside }) => !isAside);
  const wrong = wrongOf(indexed);
  expect(wrong.length / indexed.length, wrong.join("\n")).toBeLessThanOrEqual(0.03);
});

test("the made questions are in both scripts, and a third of them has a spelling error", () => {
  const devanagari = made.filter(({ search }) => /\p{Script=Devanagari}/u.test(search));
  expect(devanagari.length).toBeGreaterThan(made.length / 3);
  expect(devanagari.length).toBeLessThan((made.length * 2) / 3);
  expect(made.filter(({ isMisspelt }) => isMisspelt).length).toBeGreaterThan(made.length / 4);
});

test("of 60 everyday searches that nothing was tuned by, at least 50 find their page first", () => {
  const wrong = unseenSearches.filter(
    ([first, search]) => findMatches(content, "hi", search)[0]?.document.address !== first,
  );
  expect(unseenSearches.length).toBe(60);
  expect(wrong.length, wrong.map(([, search]) => search).join("\n")).toBeLessThanOrEqual(10);
});

test("words that only ask weigh nothing, and alone are searched for", () => {
  const first = (search: string) => findMatches(content, "en", search)[0]?.document.address;
  for (const search of ["depression kaise pehchane", "depression", "डिप्रेशन से परेशान हूँ", "depression side effects"])
    expect(first(search), search).toBe("/topic/mental-health/sad-or-depressed");
  expect(first("masturbation side effects")).toBe("/topic/our-bodies/is-nightfall-harmful");
  expect(first("lakshan")).not.toBeUndefined();
});
