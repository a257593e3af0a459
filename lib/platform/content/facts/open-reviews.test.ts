import { expect, test } from "vitest";
import { publishedContent } from "../testing/published-content";
import { openReviews } from "./open-reviews";

const content = publishedContent();
const findRow = (report: string, page: string) =>
  report
    .split("\n")
    .find((line) => line.startsWith(`| ${page} |`))
    ?.split("|")
    .map((cell) => cell.trim());

test("a page on law is put before a lawyer by its number, one on illness before a doctor", () => {
  const report = openReviews("content", content);
  expect(findRow(report, "the-teachers-duty")?.[3]).toMatch(/page 1/);
  expect(findRow(report, "anaemia")?.[2]).toMatch(/page 2/);
  expect(findRow(report, "case two-of-sixteen")?.slice(2, 5)).toEqual(["text", "text", "all"]);
});

test("what somebody has reviewed is not asked for again", () => {
  const by = { en: "A lawyer", hi: "वकील" };
  const courses = content.courses.map((course) => ({
    ...course,
    topics: course.topics.map((topic) =>
      topic.id === "the-teachers-duty"
        ? { ...topic, review: [{ what: "legal" as const, by, on: "2026-11-24" }] }
        : topic,
    ),
  }));
  expect(findRow(openReviews("content", { ...content, courses }), "the-teachers-duty")?.[3]).toBe("");
});

test("facts of medium and low certainty are listed, and no other", () => {
  const report = openReviews("content", content);
  for (const { key, certainty } of content.facts)
    expect(report.includes(`\n| ${key} | ${certainty} |`), key).toBe(certainty !== "high");
});

test("a fact that was looked up names the place where", () => {
  const [first] = content.facts;
  const at = "https://example.org/a-paper";
  const seen = first && { ...first, certainty: "medium" as const, checked: { by: "A reader", on: "2026-11-24", at } };
  const report = openReviews("content", { ...content, facts: seen ? [seen] : [] });
  expect(report).toContain(`| medium | 2026-11-24, A reader ([seen here](${at})) |`);
});
