import { expect, test } from "vitest";
import { publishedContent } from "../../../domain/testing/learners";
import { findClassroom } from "../kinds/course";
import { renderMarkdown } from "./markdown";

const page = (en: string, hi = en) => ({
  html: { en: renderMarkdown("a", en, "en"), hi: renderMarkdown("a", hi, "hi") },
});

test("the boxes of a page become one text without their title, as HTML and without marks", () => {
  const found = findClassroom([
    page("Nothing to do."),
    page("Before.\n\n:::classroom\nOn Monday, **ask**.\n:::\n\nBetween.\n\n:::classroom\nListen.\n:::"),
  ]);
  expect(found).toMatchObject({
    page: 2,
    html: { en: "<p>On Monday, <strong>ask</strong>.</p>\n<p>Listen.</p>" },
    plain: { en: "On Monday, ask. Listen." },
  });
});

test("a topic without a box has none, other boxes do not count", () => {
  expect(findClassroom([page(":::remember\nKeep this.\n:::")])).toBeNull();
});

test("every published topic proposes something, in each language", () => {
  const topics = publishedContent().courses.flatMap((course) => course.topics);
  for (const topic of topics)
    for (const text of Object.values(topic.classroom?.plain ?? { none: "" }))
      expect(text.length, topic.id).toBeGreaterThan(40);
});
