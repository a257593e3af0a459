import { expect, test } from "vitest";
import { publishedContent } from "../testing/published-content";

const content = publishedContent();

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
