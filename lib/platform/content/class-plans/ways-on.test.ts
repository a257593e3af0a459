import { expect, test } from "vitest";
import { publishedContent } from "../testing/published-content";

const { articles, classPlans, waysOn } = publishedContent();

test("every article and every class plan leads to a topic of a course, most articles also to a class plan", () => {
  const addresses = [
    ...articles.map(({ topic, id }) => `/topic/${topic}/${id}`),
    ...classPlans.map(({ id }) => `/class-plans/${id}`),
  ];
  expect([...waysOn.keys()].sort()).toEqual(addresses.sort());
  expect([...waysOn.values()].filter(({ plan }) => plan).length).toBeGreaterThan(articles.length * 0.8);
});

test("a class plan leads on as the page that its teacher reads first", () => {
  for (const { id, link } of classPlans)
    expect(waysOn.get(`/class-plans/${id}`)?.topic).toEqual(waysOn.get(link.href)?.topic);
});
