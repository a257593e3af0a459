import { expect, test } from "vitest";
import { publishedContent } from "../../lib/platform/content/testing/published-content";
import { openReviews } from "./open-reviews";
import { fingerprint, reviewPages } from "./review-pages";

const content = publishedContent();
const findRow = (report: string, page: string) =>
  report
    .split("\n")
    .find((line) => line.startsWith(`| ${page} |`))
    ?.split("|")
    .map((cell) => cell.trim());

test("a page on law is put before a lawyer by its number, one on illness before a doctor", () => {
  const report = openReviews("content", content);
  expect(findRow(report, "courses/safe-and-respected/the-teachers-duty")?.[3]).toMatch(/page 1/);
  expect(findRow(report, "courses/growing-up-healthy/anaemia")?.[2]).toMatch(/page 2/);
  expect(findRow(report, "courses/safe-and-respected/cases/two-of-sixteen")?.slice(2, 6)).toEqual([
    "text",
    "text",
    "all",
    "all",
  ]);
});

test("what somebody has reviewed is not asked for again, until the page changes", () => {
  const by = { en: "A lawyer", hi: "वकील" };
  const name = "courses/safe-and-respected/the-teachers-duty";
  const page = reviewPages(content).find((each) => each.page === name);
  const reported = (read: string) => {
    const review = [{ what: "legal" as const, by, role: by, on: "2026-11-24", read }];
    const courses = content.courses.map((course) => ({
      ...course,
      topics: course.topics.map((topic) => (topic.id === "the-teachers-duty" ? { ...topic, review } : topic)),
    }));
    return findRow(openReviews("content", { ...content, courses }), name)?.[3];
  };
  expect(reported(page ? fingerprint("content", page, content.facts) : "")).toBe("");
  expect(reported("0123456789ab")).toBe("again: it has changed since 2026-11-24");
});

test("a source whose links no one has opened is listed with them, and says where only the home page is known", () => {
  const report = openReviews("content", content);
  expect(report).toMatch(/\[pocso-2012\]\(https:\/\/www\.indiacode\.nic\.in\/handle\/123456789\/2079\)(?! \(home)/);
  expect(report).toContain("[iarc-100e-2012](https://monographs.iarc.who.int) (home page only)");
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
