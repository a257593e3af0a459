import { expect, test } from "vitest";
import { publishedContent } from "../../../lib/platform/content/testing/published-content";
import { withoutPrimarySource } from "./sources";

const fact = {
  key: "share",
  en: "59% are tired.",
  hi: "59% थके हैं।",
  sources: ["survey"],
  place: "table 3",
  sections: [],
  certainty: "medium" as const,
  values: [],
  in: [],
};
const source = {
  key: "survey",
  title: { en: "A survey", hi: "A survey" },
  publisher: { en: "A ministry", hi: "एक मंत्रालय" },
  year: 2022,
  address: "https://www.mospi.gov.in",
};
const found = (facts: object, sources: object = {}) =>
  withoutPrimarySource([{ ...fact, ...facts }], [{ ...source, ...sources }]).map(({ message }) => message);

test("a fact without a place in its source is named, and a link to who only repeats the source", () => {
  expect(found({})).toEqual([]);
  expect(found({ place: undefined })).toEqual([
    "has no place: name the section, the table or the heading of its source",
  ]);
  const newspaper = "https://www.daily-news.in/a-report";
  const message = "links www.daily-news.in, which is no publisher of a primary source (publishers.yaml)";
  expect(found({ checked: { by: "A reader", on: "2026-11-24", at: newspaper } })).toEqual([message]);
  expect(found({}, { address: newspaper })).toEqual([message]);
  expect(found({}, { second: newspaper })).toEqual([message]);
});

test("a host that only ends in the letters of a publisher is not one", () => {
  expect(found({}, { address: "https://notwho.int" })).toHaveLength(1);
});

test("no published fact is without a primary source", () => {
  const { facts, articles, topicById } = publishedContent();
  const named = [...articles, ...topicById.values()].flatMap(({ sources }) => sources);
  expect(withoutPrimarySource(facts, named)).toEqual([]);
});
