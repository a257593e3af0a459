import { expect, test } from "vitest";
import { publishedContent } from "../../../domain/testing/learners";
import { neutralTitle } from "./neutral-title";
import { publicPages } from "./public-pages";

const content = publishedContent();

test("a sensitive topic marks its articles, a sensitive article only itself", () => {
  expect(neutralTitle(content, "contraception")).toMatchObject({
    en: expect.stringMatching(/^Questions and answers \d+$/),
  });
  expect(neutralTitle(content, "contraception", "emergency-contraceptive-pill")?.hi).toMatch(/^सवाल-जवाब \d+\.\d+$/);
  expect(neutralTitle(content, "our-bodies")).toBeNull();
  expect(neutralTitle(content, "our-bodies", "is-nightfall-harmful")).not.toBeNull();
  expect(neutralTitle(content, "nutrition", "can-food-make-you-taller")).toBeNull();
});

test("neutral titles say nothing of their page and differ from each other", () => {
  const { coreIssues, articles } = content;
  const titles = [
    ...coreIssues.map(({ slug }) => neutralTitle(content, slug)),
    ...articles.map(({ topic, id }) => neutralTitle(content, topic, id)),
  ].flatMap((title) => title?.en ?? []);
  expect(titles.length).toBeGreaterThan(15);
  expect(new Set(titles).size).toBe(titles.length);
  for (const title of titles) expect(title).toMatch(/^Questions and answers [\d.]+$/);
});

test("what search engines and shared links show of a sensitive page is its own title", () => {
  const pages = publicPages(content);
  const shown = pages.find(({ path }) => path === "/topic/our-bodies/is-nightfall-harmful");
  expect(shown?.title.hi).toContain("नाइटफ़ॉल");
  for (const { title } of pages) expect(title.en).not.toMatch(/^Questions and answers [\d.]+$/);
});

test("the first popular articles are not sensitive, because others may see the home page", () => {
  const first = content.popularArticles.slice(0, 3);
  expect(first).toHaveLength(3);
  for (const { topic, id } of first) expect(neutralTitle(content, topic, id), id).toBeNull();
  expect(content.popularArticles.slice(3).some(({ topic, id }) => neutralTitle(content, topic, id))).toBe(true);
});
