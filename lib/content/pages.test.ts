import { expect, test } from "vitest";
import { languages } from "../i18n/language";
import { loadContent } from "./load";

const content = loadContent("content");
const signs = /[।.!?:>]$/;

test("every page has a title and a text in both languages, and one with an address a description", () => {
  expect(content.staticPages).toHaveLength(16);
  for (const page of content.staticPages) {
    for (const language of languages) {
      expect(page.html[language], page.key).toMatch(/^<(h[123]|p|aside|figure)/);
      expect(page.title[language], page.key).not.toBe("");
      if (page.address) expect(page.description[language], page.key).toMatch(signs);
    }
    expect(page.title.hi, page.key).toMatch(/\p{Script=Devanagari}/u);
  }
});

test("both languages of a page have the same headings, lists and links", () => {
  const shape = (html: string) => ({
    tags: (html.match(/<(h\d|ul|ol|li|table|tr|aside|img)\b/g) ?? []).join(),
    links: (html.match(/href="[^"]+"/g) ?? []).sort(),
  });
  for (const page of content.staticPages) expect(shape(page.html.hi), page.key).toEqual(shape(page.html.en));
});

test("only the first banner has the page's one h1, and no page with an address brings its own", () => {
  for (const page of content.staticPages)
    for (const language of languages) expect(page.html[language].includes("<h1"), page.key).toBe(page.key === "Home-Banner1");
});

test("each banner names a course, and a fifth voice has a picture as the first", () => {
  for (const banner of content.homeBanners) expect(content.courseById.has(banner.course)).toBe(true);
  expect(new Set(content.testimonials.map((each) => each.picture)).size).toBe(5);
});
