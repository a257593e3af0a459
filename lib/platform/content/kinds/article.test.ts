import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { BrokenContent, type Problem } from "../broken";
import { loadContent } from "../load";
import { publishedContent } from "../testing/published-content";

const content = publishedContent();
const folder = "articles/mental-health/exam-stress";

/** What is wrong when one thing in one file is changed. */
function problemsAfter(file: string, from: string | RegExp, to: string): Problem[] {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "portal-articles-"));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  fs.cpSync("content", root, { recursive: true });
  const before = fs.readFileSync(path.join(root, file), "utf8");
  expect(before).toMatch(from);
  fs.writeFileSync(path.join(root, file), before.replace(from, to));
  try {
    loadContent(root);
  } catch (error) {
    if (error instanceof BrokenContent) return error.problems;
    throw error;
  }
  return [];
}

test.each(content.coreIssues.map(({ slug }) => slug))("%s has two articles or more", (slug) => {
  expect(content.articles.filter((article) => article.topic === slug).length).toBeGreaterThanOrEqual(2);
});

test.each(content.articles)(
  "$id is built alike in both languages, names three sources or more and has a box",
  ({ html, sources }) => {
    const built = (text: string) => text.match(/<(?:h2|h3|table|li|aside class="[^"]*")/g);
    expect(built(html.hi)).toEqual(built(html.en));
    expect(sources.length).toBeGreaterThanOrEqual(3);
    expect(html.en).toContain("<aside");
  },
);

test.each(content.articles)("$id is described for search engines in a line or two", ({ description }) => {
  for (const text of Object.values(description)) {
    expect(text.length).toBeGreaterThanOrEqual(110);
    expect(text.length).toBeLessThanOrEqual(160);
  }
});

test("the Hindi avoids the words that the glossary forbids", () => {
  for (const { id, html } of content.articles) expect(html.hi, id).not.toMatch(/ख्याल|परामर्शदाता|विकलांग|\sफेल\s/);
});

test("an article that is too short is not published", () => {
  expect(problemsAfter(`${folder}/hi.md`, /^[\s\S]*$/, "बहुत छोटा।")).toEqual([
    { file: `${folder}/hi.md`, field: "", message: "has 2 words, an article has 400 or more" },
  ]);
});

test("a popular article and a topic's helpline must be there", () => {
  expect(problemsAfter("articles/popular.yaml", "is-nightfall-harmful", "is-it-harmful")).toEqual([
    { file: "articles/popular.yaml", field: "5", message: "names our-bodies/is-it-harmful, which is no article" },
  ]);
  expect(problemsAfter("topics.yaml", "helplines: [tele-manas", "helplines: [tele-mana")).toEqual([
    { file: "topics.yaml", field: "2.helplines", message: "names tele-mana, which is no helpline" },
  ]);
  expect(
    problemsAfter("glossary.yaml", "helplines: [tele-manas", "helplines: [tele-mana").map(({ message }) => message),
  ).toContain("names the helpline tele-mana, which is none");
});
