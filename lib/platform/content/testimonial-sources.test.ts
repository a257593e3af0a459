import { expect, test } from "vitest";
import { content as loaded } from ".";
import { neutralTitle } from "./kinds/neutral-title";
import { checkTestimonials, findSource } from "./testimonial-sources";

const content = loaded();
const [first] = content.testimonials;
if (!first) throw new Error("no testimonials");
const problems = (changes: Partial<typeof first>) =>
  checkTestimonials({ ...content, testimonials: [{ ...first, ...changes }] }).map(
    ({ field, message }) => `${field} ${message}`,
  );

test("the five voices are words of the portal itself, of every kind, each with its own face", () => {
  expect(checkTestimonials(content)).toEqual([]);
  expect(new Set(content.testimonials.map(({ kind }) => kind))).toEqual(new Set(["monday", "question", "lesson"]));
  expect(new Set(content.testimonials.map(({ face }) => face)).size).toBe(5);
});

test("no voice comes from a sensitive article: the home page may be seen by others", () => {
  const sensitive = content.articles
    .filter(({ topic, id }) => neutralTitle(content, topic, id))
    .map(({ topic, id }) => `${topic}/${id}`);
  expect(sensitive.length).toBeGreaterThan(0);
  for (const { from } of content.testimonials) expect(sensitive).not.toContain(from);
});

test("words that were changed, in one language or at their source, and a source that is gone are found", () => {
  expect(problems({ words: { ...first.words, hi: "कुछ और" } })).toEqual([
    `${first.id}.words.hi does not occur in ${first.from}`,
  ]);
  expect(problems({ from: "none" })).toEqual([
    `${first.id}.from names none, which is no topic of a course and no article`,
  ]);
});

test("the source of a topic is its course; the source of an article is itself, under its question", () => {
  const [article] = content.articles.filter(({ question }) => question);
  const from = `${article?.topic}/${article?.id}`;
  expect(findSource({ from }, content)).toMatchObject({ href: `/topic/${from}`, name: article?.question });
  expect(findSource(first, content)?.href).toBe(`/info/course/${content.topicById.get(first.from)?.courseId}`);
});
