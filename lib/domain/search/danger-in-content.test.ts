import { expect, test } from "vitest";
import { dangers, dangersIn, helplineKeysFor } from "../../contract/danger";
import { publishedContent } from "../../platform/content/testing/published-content";
import { languages } from "../../platform/i18n/language";

test("of the sentences of the lessons and articles at most one in a hundred is taken for a danger", () => {
  const { articles, courses } = publishedContent();
  const texts = languages.flatMap((language) => [
    ...articles.map(({ html }) => html[language]),
    ...courses.flatMap(({ topics }) => topics.flatMap(({ pages }) => pages.map(({ html }) => html[language]))),
  ]);
  const sentences = texts.flatMap((html) =>
    html
      .replace(/<[^>]+>/g, "\n")
      .split(/[.?!।\n]+/)
      .filter((each) => each.trim().length > 12),
  );
  expect(sentences.length).toBeGreaterThan(4000);
  expect(sentences.filter((each) => dangersIn(each).length > 0).length).toBeLessThan(sentences.length / 100);
});

test("the helplines of every kind are published", () => {
  const published = publishedContent().helplines.map(({ key }) => key);
  for (const kind of dangers) expect(published).toEqual(expect.arrayContaining(helplineKeysFor([kind])));
});
