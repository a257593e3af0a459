import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "../../i18n/language";
import { messagesIn } from "../../i18n/messages";
import { publishedContent } from "../testing/published-content";
import { renderMarkdown } from "../text/markdown";
import { proseProblems, yamlProseProblems } from "../text/prose";
import {
  expandHelplines,
  helplineNumbers,
  helplinesFile,
  ifNobodyAnswers,
  linkHelplines,
  withNextNumbers,
} from "./helplines";

const content = publishedContent();
const { helplines } = content;
const problems = (source: string) => proseProblems("a.md", "line 1", source, helplines).map(({ message }) => message);

test("the list of helplines is complete", () => {
  expect(helplines.flatMap(helplineNumbers).sort()).toEqual(
    "102 108 1097 1098 112 14416 14446 15100 1800-11-2356 1800-891-4416 181 1930".split(" ").sort(),
  );
  expect(helplines.find(({ key }) => key === "child")?.name).toMatchObject({
    en: "Child Helpline",
    hi: "चाइल्ड हेल्पलाइन",
  });
});

test.each(languages)("the short text of a helpline is one line of a phone (%s)", (language) => {
  const longest = { en: 38, hi: 44 };
  for (const { key, short } of helplines) expect(short[language].length, key).toBeLessThanOrEqual(longest[language]);
});

test("in Markdown a reference is a link that a phone dials, in the page's language", () => {
  const html = (source: string, language: "en" | "hi") =>
    renderMarkdown("a.md", linkHelplines(source, language, helplines), language);
  expect(html("Call **{helpline:child}**.", "en")).toBe(
    '<p>Call <strong><a href="tel:1098">Child Helpline\u00a01098</a></strong>.</p>',
  );
  expect(html("{number:emergency} पर", "hi")).toBe('<p><a href="tel:112">112</a> पर</p>');
  expect(html("{helpline:tobacco}", "hi")).toBe(
    '<p><a href="tel:1800112356">तंबाकू छोड़ने की हेल्पलाइन\u00a01800-11-2356</a></p>',
  );
  expect(html("{numbers:tele-manas}", "en")).toBe(
    '<p><a href="tel:14416">14416</a> or <a href="tel:18008914416">1800-891-4416</a></p>',
  );
});

test("texts that are not Markdown show a reference as plain text: the assistant, quizzes, FAQs, forms", () => {
  const answer = content.chatbot.flatMap(({ items }) => items).find(({ id }) => id === 52)?.answer;
  expect(answer?.en).toContain("Tele-MANAS 14416 or 1800-891-4416");
  expect(answer?.hi).toContain("चाइल्ड हेल्पलाइन 1098");
  const options = content.courses.flatMap(({ topics }) =>
    topics.flatMap(({ quiz }) => quiz.flatMap((question) => question.options.map(({ en }) => en))),
  );
  expect(options.filter((option) => option.includes("{"))).toEqual([]);
  expect(options.filter((option) => option.includes("112"))).not.toEqual([]);
  expect(
    content.courseById
      .get("healthy-minds")
      ?.topics.flatMap(({ pages }) => pages.map(({ form }) => form?.html.en ?? ""))
      .join(),
  ).toContain("14416 and 1098");
});

test("no reference is left in the published content", () => {
  const { courseById, topicById, places, ...published } = content;
  expect(JSON.stringify(published)).not.toMatch(/\{(helpline|numbers?|count):/);
});

test.each(languages)("the handout for the wall names every helpline (%s)", (language) => {
  const handout = content.handouts.find(({ id }) => id === "helplines");
  for (const number of helplines.flatMap(helplineNumbers)) expect(handout?.html[language]).toContain(`">${number}</a>`);
});

test.each([
  ["Call 1098 today.", "contains 1098: write {helpline:child}, or {number:child} for the number alone"],
  ["फ़ोन १०९८ पर करें।", "contains 1098: write {helpline:child}, or {number:child} for the number alone"],
  ["Ring 1800 11 2356", "contains 1800-11-2356: write {helpline:tobacco}, or {number:tobacco} for the number alone"],
  ["1800-891-4416", "contains 1800-891-4416: write {helpline:tele-manas}, or {number:tele-manas} for the number alone"],
  ["**112**", "contains 112: write {helpline:emergency}, or {number:emergency} for the number alone"],
  ["Call {helpline:childline}", "{helpline:childline} names no helpline"],
])("'%s' is rejected with what to write instead", (source, message) => {
  expect(problems(source)).toEqual([message]);
});

test.each([
  "₹112 a month",
  "11-2356",
  "1,098 girls",
  "a street in 8001 12",
  "https://example.org/112",
  "2112",
  "class 11 2 girls",
  "on page 1980",
  "Call {number:child}",
])("'%s' is let through", (source) => {
  expect(problems(source)).toEqual([]);
});

test.each(["Topic 4 shows how.", "see topic 12", "विषय 4 में है।", "मॉड्यूल ४", "Lesson 2", "पाठ 3"])(
  "a lesson named by its number is rejected: '%s'",
  (source) => {
    expect(problems(source)).toEqual([expect.stringMatching(/^contains ".*": name the lesson and link to it/)]);
  },
);

test.each(["Two topics", "12 topics", "12 विषय हैं", "विषय एक के बाद एक", "hot topic: 5 questions", "उपविषय 4"])(
  "'%s' counts nothing by its place",
  (source) => {
    expect(problems(source)).toEqual([]);
  },
);

test.each(languages)(
  "the interface texts name no helpline by its number and no lesson by its place (%s)",
  (language) => {
    expect(
      yamlProseProblems(`messages/${language}.json`, messagesIn(language), helplines).filter(
        ({ message }) => !message.includes("names no helpline"),
      ),
    ).toEqual([]);
  },
);

test("in YAML the texts are checked, not the ids and addresses", () => {
  expect(
    yamlProseProblems(
      "a.yaml",
      { id: "112", items: [{ en: "Call 112" }], href: "https://example.org/1098" },
      helplines,
    ),
  ).toEqual([expect.objectContaining({ field: "items.0.en" })]);
});

test("any number of any helpline between any words is found, and never in a text with references", () => {
  const word = fc.constantFrom("call", "या", "(", "**", "पर", "now,", "“");
  fc.assert(
    fc.property(fc.constantFrom(...helplines), fc.array(word), fc.array(word), ({ key, number }, before, after) => {
      const text = (middle: string) => [...before, middle, ...after].join(" ");
      expect(problems(text(number)).length).toBeGreaterThan(0);
      expect(problems(text(`{number:${key}}`))).toEqual([]);
      expect(expandHelplines(text(`{number:${key}}`), "hi", helplines, (words) => words)).toBe(text(number));
    }),
  );
});

test("one helpline names whom to call if nobody answers, several name the next one and then the emergency number", () => {
  const say = (keys: string[], language: "en" | "hi") =>
    expandHelplines(ifNobodyAnswers(keys, language, helplines), language, helplines, (words) => words);
  expect(say(["tele-manas"], "en")).toBe("No answer? Call 1800-891-4416 or 112.");
  expect(say(["emergency", "tele-manas"], "en")).toBe("No answer? Call 1800-891-4416 or 112.");
  expect(say(["emergency"], "hi")).toBe("कोई न उठाए, तो 108 या 102 पर फ़ोन करें।");
  expect(say(["child", "women"], "en")).toBe("No answer? Call the next number, then 112.");
  expect(say([], "en")).toBe("");
});

test("every help block with a number, and no other block, says what to do if nobody answers", () => {
  const source =
    ":::help\n- **{number:child}**: help\n:::\n\n:::help\nAsk the ASHA.\n:::\n\n:::remember\n{number:child}\n:::";
  expect(withNextNumbers(source, "en", helplines).match(/No answer\?/g)).toHaveLength(1);
  for (const { id, html } of content.articles)
    for (const [, block = ""] of html.hi.matchAll(/callout-help"([\s\S]*?)<\/aside>/g))
      expect(!block.includes("tel:") || block.includes("कोई न उठाए"), id).toBe(true);
});

test("a helpline whose next number is itself or none is refused", () => {
  const known = helplines.map((each) => ({ ...each }));
  expect(helplinesFile.safeParse(known).success).toBe(true);
  for (const otherwise of [["child"], ["fire"], []])
    expect(
      helplinesFile.safeParse(known.map((each) => (each.key === "child" ? { ...each, otherwise } : each))).success,
    ).toBe(false);
});
