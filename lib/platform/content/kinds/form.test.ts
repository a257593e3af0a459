import { expect, test } from "vitest";
import { languages } from "../../i18n/language";
import { sampleText } from "../../i18n/testing/sample-text";
import { publishedContent } from "../testing/published-content";
import { makeForm } from "./form";
import { editForm, longestAnswer, visitControls } from "./form-html";
import type { FormQuestion } from "./form-questions";

const options = [
  { id: "yes", ...sampleText("Yes", "हाँ") },
  { id: "no", ...sampleText("No & never", "नहीं") },
];
const questions: FormQuestion[] = [
  { type: "text", id: "a-text", ...sampleText('What is "1 < 2"?', "क्या?") },
  { type: "textarea", id: "b-long", ...sampleText("Tell us", "बताएँ") },
  { type: "radio", id: "c-radio", ...sampleText("Which?", "कौन-सा?"), options },
  { type: "checkbox", id: "d-checkbox", ...sampleText("Which ones?", "कौन-कौन-से?"), options },
  { type: "select", id: "e-select", ...sampleText("Choose", "चुनें"), options },
];

/** The names and values of a form's fields: what it sends. */
function formFields(html: string): string[] {
  const fields: string[] = [];
  editForm(html, (tree) =>
    visitControls(tree, ({ tagName, properties }, name) =>
      fields.push(`${tagName} ${name} ${properties.value ?? ""}`.trim()),
    ),
  );
  return fields;
}

test("names and values of the fields are the same in both languages, the words are not", () => {
  const { html } = makeForm(questions);
  expect(formFields(html.en)).toEqual(formFields(html.hi));
  expect(formFields(html.en)).toEqual([
    "input a-text",
    "textarea b-long",
    "input c-radio yes",
    "input c-radio no",
    "input d-checkbox yes",
    "input d-checkbox no",
    "select e-select",
  ]);
  expect(html.en).not.toContain("disabled");
  expect(html.hi).toContain('<option value="yes">हाँ</option>');
});

test("a text area takes as many letters as an answer may have", () => {
  expect(makeForm(questions).html.en).toContain(`maxlength="${longestAnswer}"`);
});

test("every field has its label, and signs in a label are text", () => {
  const { html } = makeForm(questions);
  expect(html.en).toContain('<label class="survey-label" for="survey-a-text">What is "1 &#x3C; 2"?</label>');
  expect(html.en).toContain('<legend class="survey-label">Which?</legend>');
  expect(html.en).toContain("No &#x26; never");
});

test("only form fields pass the sanitiser", () => {
  const hostile = `<form action="https://evil.example"><script>steal()</script><style>*{}</style><iframe src="//evil.example"></iframe>
    <input type="image" src="x" onerror="steal()" name="q" formaction="//evil.example"><input type="hidden" name="language" value="xx">
    <button formaction="//evil.example">Go</button><a href="javascript:steal()">a</a><textarea name="t" onfocus="steal()" autofocus style="x"></textarea></form>`;
  const html = editForm(hostile);
  expect(html).not.toMatch(/<form|script|<style|iframe|evil|onerror|onfocus|style=|<button|href|hidden|image|steal/);
  expect(html).toContain('<textarea name="t">');
});

test("the published forms are of fields with labels in both languages", () => {
  const { courses } = publishedContent();
  const forms = courses.flatMap((course) => [
    course.feedbackForm,
    ...course.topics.flatMap((topic) => topic.pages.map((page) => page.form)),
  ]);
  const published = forms.filter((form) => form !== null);
  expect(published.length).toBeGreaterThan(4);
  for (const form of published) {
    expect(formFields(form.html.en)).toEqual(formFields(form.html.hi));
    for (const language of languages)
      for (const question of form.questions) expect(form.html[language]).toContain(`name="${question.id}"`);
  }
});

test("every completion value occurs, a video page in some course, and resources and a feedback form in each", () => {
  const { courses } = publishedContent();
  const values = new Set(
    courses.flatMap((course) => course.topics.map((topic) => topic.completion.join(", ") || "Ungraded")),
  );
  expect([...values].sort()).toEqual(
    ["Quiz", "Quiz, Discussion", "Quiz, Reflective Journal", "Ungraded", "formSubmit"].sort(),
  );
  const pages = courses.flatMap(({ topics }) => topics.flatMap((topic) => topic.pages));
  expect(pages.some((page) => page.video)).toBe(true);
  for (const course of courses) {
    expect(
      course.modules.every((module) => module.resources.length > 0),
      course.id,
    ).toBe(true);
    expect(course.feedbackForm, course.id).not.toBeNull();
  }
});
