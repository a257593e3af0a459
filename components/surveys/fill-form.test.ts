import { expect, test } from "vitest";
import { publishedContent } from "@/lib/platform/content/testing/published-content";
import { fieldsByQuestion } from "./fill-form";

test("each question of a published survey has its field, in the order of the form", () => {
  const surveys = publishedContent().courses.flatMap(({ feedbackForm }) => (feedbackForm ? [feedbackForm] : []));
  expect(surveys.length).toBeGreaterThan(0);
  for (const { html } of surveys) {
    const fields = fieldsByQuestion(html.hi);
    expect(fields.length).toBeGreaterThan(1);
    expect(fields.every((names) => names.length === 1)).toBe(true);
    expect(fieldsByQuestion(html.en)).toEqual(fields);
  }
});

test("a form of another backend whose fields stand outside of questions is one question", () => {
  const html = '<div class="survey-question"><input name="a"></div><p><input name="b"></p>';
  expect(fieldsByQuestion(html)).toEqual([["a", "b"]]);
});
