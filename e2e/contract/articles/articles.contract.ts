import { expect, test } from "vitest";
import { callApi, errorBody, succeed } from "../../../testing/calls/call-api";
import { content, newLearner } from "../../../testing/people/learners";

type Rows = Record<string, unknown>[];
type Answer = { message: string; data: Rows };
const documentedSlugs =
  "contraception covid-19 cyber-bullying gender-based-violence hiv-and-infections mental-health nutrition our-bodies pregnancy relationship substance-use";
const [article] = content.articles;
if (!article) throw new Error("There is no article");

test("the list of topics has the documented slugs and fields, in the language asked for", async () => {
  const english = (await succeed("GET", "/topic?language=en")) as unknown as Rows;
  expect(english.map(({ slug }) => slug).sort()).toEqual(documentedSlugs.split(" "));
  for (const topic of english) expect(Object.keys(topic)).toEqual(["slug", "name", "description", "image_url"]);
  expect(english).toContainEqual(
    expect.objectContaining({
      slug: "nutrition",
      name: "Nutrition and hygiene",
      image_url: "/images/topics/nutrition.svg",
    }),
  );
  expect(await succeed("GET", "/topic?language=hi")).toContainEqual(
    expect.objectContaining({ slug: "nutrition", name: "पोषण और स्वच्छता" }),
  );
  expect(await succeed("GET", "/topic?language=xx")).toEqual(english);
});

test("a sensitive topic or article has a neutral title beside its own, any other has none", async () => {
  expect(await succeed("GET", "/topic/contraception")).toMatchObject({
    neutral_title: expect.stringMatching(/^Questions and answers \d+$/),
  });
  expect(await succeed("GET", "/topic/nutrition")).toMatchObject({ neutral_title: null });
  const { data } = (await succeed("GET", "/topic/our-bodies/is-nightfall-harmful?language=hi")) as {
    data: Record<string, unknown>;
  };
  expect(data).toMatchObject({
    neutral_title: expect.stringMatching(/^सवाल-जवाब [\d.]+$/),
    title: expect.stringContaining("स्वप्नदोष"),
  });
});

test.each(documentedSlugs.split(" "))("%s has two or more cards with the documented fields", async (slug) => {
  const { message, data } = (await succeed("GET", `/topic/${slug}?language=hi`)) as Answer;
  expect(message).toBe("मिल गया।");
  expect(data.length).toBeGreaterThanOrEqual(2);
  for (const card of data) {
    expect(card).toMatchObject({
      topic: slug,
      icon: `/images/topics/${slug}.svg`,
      content_type: "लेख",
      content_length: expect.stringMatching(/^पढ़ने में \d+ मिनट$/),
    });
    expect(Object.keys(card)).toEqual(
      expect.arrayContaining(["topic", "slug", "icon", "title", "content_type", "content_length"]),
    );
  }
});

test("every article of a topic is read by the address on its card, in both languages", async () => {
  for (const language of ["en", "hi"] as const) {
    const { data: cards } = (await succeed("GET", `/topic/${article.topic}?language=${language}`)) as Answer;
    for (const card of cards) {
      const { message, data } = (await succeed("GET", `/topic/${card.topic}/${card.slug}?language=${language}`)) as {
        message: string;
        data: Record<string, unknown>;
      };
      expect(message).toBeTruthy();
      expect(data).toMatchObject({
        title: card.title,
        content: expect.stringContaining("<p>"),
        credit_note: expect.stringMatching(/\S/),
      });
      expect(data.content).not.toMatch(/<script|<style|<iframe|\son\w+=|javascript:/i);
      expect(data.tags).toContainEqual(expect.objectContaining({ slug: card.topic }));
    }
  }
});

test("an article names the one before and after it in its topic", async () => {
  const { data: cards } = (await succeed("GET", `/topic/${article.topic}`)) as Answer;
  const readNeighbours = async (slug: unknown) =>
    ((await succeed("GET", `/topic/${article.topic}/${slug}`)) as { data: Record<string, unknown> }).data;
  expect(await readNeighbours(cards[0]?.slug)).toMatchObject({
    previous: null,
    next: { slug: cards[1]?.slug, title: cards[1]?.title },
  });
  expect(await readNeighbours(cards.at(-1)?.slug)).toMatchObject({
    next: null,
    previous: { slug: cards.at(-2)?.slug },
  });
});

test.each([
  ["/topic/no-such-topic", "There is no such topic."],
  ["/topic/constructor", "There is no such topic."],
  ["/topic/no-such-topic/sad-or-depressed", "There is no such topic."],
  ["/topic/nutrition/no-such-article", "There is no such article."],
  ["/topic/nutrition/sad-or-depressed", "There is no such article."],
])("%s is not found, and the answer names what is missing", async (path, message) => {
  const answer = await callApi("GET", `${path}?language=en`);
  expect([answer.status, answer.body]).toEqual([404, expect.objectContaining(errorBody(message, "NOT_FOUND"))]);
});

test("what is missing is named in Hindi too", async () => {
  expect((await callApi("GET", "/topic/nutrition/no-such-article?language=hi")).body.message).toBe("ऐसा कोई लेख नहीं है।");
});

test("topics and articles are for everybody: a guest, a learner and a holder of a dead token get the same", async () => {
  const { token } = await newLearner();
  const asGuest = await succeed("GET", "/topic/nutrition");
  for (const holder of [token, "A".repeat(43)])
    expect(await succeed("GET", "/topic/nutrition", { token: holder })).toEqual(asGuest);
});
