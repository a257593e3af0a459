import fs from "node:fs";
import { expect, test } from "vitest";
import { languages } from "../../i18n/language";
import { sampleText } from "../../i18n/testing/sample-text";
import { pageKeys, staticPages } from "../static-pages";
import { publishedContent } from "../testing/published-content";
import { bannerProblems } from "./pages";

const content = publishedContent();
const signs = /[।.!?:>]$/;

test("every page has a title and a text in both languages, and one with an address a description", () => {
  expect(content.staticPages.map(({ key }) => key)).toEqual(expect.arrayContaining(pageKeys));
  for (const page of content.staticPages) {
    for (const language of languages) {
      expect(page.html[language], page.key).toMatch(/^<(h[123]|p|aside|figure)/);
      expect(page.title[language], page.key).not.toBe("");
      if (page.address) expect(page.description[language], page.key).toMatch(signs);
    }
    expect(page.title.hi, page.key).toMatch(/\p{Script=Devanagari}/u);
  }
});

test.each(pageKeys)("%s has a page at its address that shows it", (key) => {
  const folder = `app/[locale]/(public)${staticPages[key].address}`;
  const [file = "page.tsx"] = fs.globSync("{page.tsx,*/page.tsx}", { cwd: folder });
  const source = fs.readFileSync(`${folder}/${file}`, "utf8");
  expect(source).toContain(`staticMetadata("${key}")`);
  expect(source).toMatch(new RegExp(`<StaticPage\\s+page="${key}"`));
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
    for (const language of languages)
      expect(page.html[language].includes("<h1"), page.key).toBe(page.key === "Home-Banner1");
});

test("no two banners lead to the same place", () => {
  const places = content.homeBanners.map(({ course, leadsTo }) =>
    leadsTo ? leadsTo.href : content.courseById.get(course ?? "")?.id,
  );
  expect(places).not.toContain(undefined);
  expect(new Set(places).size).toBe(3);
});

test("each banner needs its own target, which must be a course as soon as there are three", () => {
  const page = { leadsTo: { href: "/handouts/a", name: sampleText("A", "अ") } };
  const problems = (
    banner: Parameters<typeof bannerProblems>[0],
    before: Parameters<typeof bannerProblems>[1],
    courses: string[],
  ) => bannerProblems(banner, before, courses).map(({ message }) => message);
  expect(problems({ course: "a" }, [{ course: "b" }], ["a", "b"])).toEqual([]);
  expect(problems(page, [{ course: "a" }], ["a", "b"])).toEqual([]);
  expect(problems(page, [], ["a", "b", "c"])).toEqual(["must give way to a course: there are three"]);
  expect(problems({ course: "a" }, [{ course: "a" }], ["a", "b"])).toEqual([
    "leads to the same place as a banner before it",
  ]);
  expect(problems({ course: "none" }, [], ["a", "b"])).toEqual(["names none, which is no course"]);
  expect(problems({}, [], ["a"])).toEqual(["is missing, and so is leadsTo"]);
});

test("the texts about stored data name no service whose button may be missing", () => {
  const policies = content.staticPages.filter(
    ({ address }) => address === "/cookie-policy" || address === "/privacy-policy",
  );
  expect(policies).toHaveLength(2);
  for (const text of [content.privacyNotice, ...policies])
    expect(JSON.stringify(text)).not.toMatch(/Google|Facebook|गूगल|फ़ेसबुक/);
});
