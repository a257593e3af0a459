import { afterAll, beforeAll, expect, test } from "vitest";
import { listedRoutes, routeMatcher } from "../../contract/routes";
import { articles } from "../../domain/articles";
import type { CallContext } from "../../domain/call";
import { courses } from "../../domain/courses";
import { discussions } from "../../domain/discussions";
import { pages } from "../../domain/pages";
import { guestContext } from "../../domain/testing/learners";
import { type FreshDatabase, freshDatabase } from "../../platform/db/testing/fresh-database";
import type { ApiClient } from "../backend";
import { documentedPages, isOwnPicture } from "./published-pages";

let fresh: FreshDatabase;
let guest: CallContext;
beforeAll(async () => {
  fresh = await freshDatabase("sqlite");
  guest = await guestContext(fresh);
});
afterAll(async () => {
  guest.limits.close();
  await fresh.remove();
});

/** The API client of a backend that has the documented calls only. */
function documentedApi(): ApiClient {
  const documented = {
    courses: { list: () => courses.list(guest, { language: "en" }) },
    articles: {
      topics: () => articles.topics(guest, { language: "en" }),
      ofTopic: (input: { name: string; language: "en" }) => articles.ofTopic(guest, input),
    },
    discussions: { list: (input: { language: "en"; page: number }) => discussions.list(guest, input) },
  };
  return documented as unknown as ApiClient;
}

test("a backend with the documented calls only has the same courses, topics, articles and discussions in the sitemap", async () => {
  const whole = (await pages.published(guest, { language: "en" })).data;
  const found = await documentedPages(documentedApi(), "en");
  const ofBackend = /^\/(?:info\/course|topic|discussions\/view)\//;
  const listed = (all: typeof whole) =>
    all.filter(({ path }) => ofBackend.test(path)).toSorted((a, b) => a.path.localeCompare(b.path));
  expect(listed(found).length).toBeGreaterThan(35);
  expect(listed(found)).toEqual(listed(whole));
  // A page with a form is found from the others.
  const forms = ["/register", "/account/delete", "/grievance"];
  expect(whole.map(({ path }) => path).filter((path) => !found.some((page) => page.path === path))).toEqual(forms);
});

test("the route table lists exactly the published pages", async () => {
  const paths = (await pages.published(guest, { language: "en" })).data.map(({ path }) => path);
  const isListed = routeMatcher(listedRoutes);
  expect(paths.filter((path) => !isListed.test(path))).toEqual([]);
  const unused = listedRoutes.filter((route) => !paths.some((path) => routeMatcher([route]).test(path)));
  expect(unused).toEqual([]);
});

test("what belongs to a topic names content that exists, and the popular articles keep their order", async () => {
  const slugs = new Set((await courses.list(guest, { language: "en" })).map(({ slug }) => slug));
  const topics = await articles.topics(guest, { language: "en" });
  const related = await Promise.all(topics.map(({ slug }) => articles.related(guest, { name: slug, language: "en" })));
  expect(related.flatMap(({ data }) => data.courses).filter((slug) => !slugs.has(slug))).toEqual([]);
  expect(
    related
      .flatMap(({ data }) => data.discussions)
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual(guest.content.discussions.map(({ slug }) => slug).sort());
  const popular = (await articles.popular(guest, { language: "en" })).data;
  expect(popular.map(({ slug }) => slug)).toEqual(guest.content.popularArticles.map(({ id }) => id));
  expect(popular.length).toBeGreaterThan(3);
});

test("a preview contains only a picture of this portal, whatever address a backend sends", async () => {
  const published = (await pages.published(guest, { language: "en" })).data;
  expect(published.filter(({ picture }) => !isOwnPicture(picture))).toEqual([]);
  for (const address of [
    "/images/../../package.json",
    "/images/../images/home/hero.svg",
    "https://elsewhere.example/a.svg",
    "/etc/passwd",
    "/images/none.svg",
    "",
  ])
    expect(isOwnPicture(address), address).toBe(false);
});
