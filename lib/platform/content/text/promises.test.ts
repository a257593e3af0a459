import { expect, test } from "vitest";
import { type Language, languages } from "../../i18n/language";
import { sampleText } from "../../i18n/testing/sample-text";
import { publishedContent } from "../testing/published-content";

const content = publishedContent();
const pageOf = (topic: string, page: number) => content.topicById.get(topic)?.pages[page - 1]?.html ?? sampleText("");
const handout = (id: string) => content.handouts.find((each) => each.id === id)?.html ?? sampleText("");

test("'How it works' promises that each topic ends with something for Monday, and each does", () => {
  const monday = new Map<Language, string>([
    ["en", "Monday"],
    ["hi", "सोमवार"],
  ]);
  for (const topic of content.topicById.values()) for (const [language, word] of monday) expect(topic.pages.at(-1)?.html[language], topic.id).toContain(word);
});

test.each(languages)("the page that tells teachers to ask a student about suicide also has the six steps (%s)", (language) => {
  const steps = (html: string) => [...html.matchAll(/<ol>([\s\S]*?)<\/ol>/g)].map(([, list]) => list?.match(/<li>/g)?.length);
  expect(steps(pageOf("signs-to-notice", 2)[language])).toEqual([6]);
  expect(pageOf("signs-to-notice", 2)[language]).toContain('href="/course/module/first-support"');
});

test("the handout on the first talk asks about the student's thoughts, not the reader's", () => {
  expect(handout("first-talk").en).toContain("If you fear the student is thinking of suicide, ask");
  expect(handout("first-talk").hi).toContain("लगे कि विद्यार्थी के मन में आत्महत्या का विचार है, तो सीधे पूछें");
});

test("the handout names the same people who must not take the iron tablet as the lesson", () => {
  for (const html of [handout("tablet-day"), pageOf("anaemia", 2)]) {
    for (const word of ["thalassaemia", "sickle cell", "transfusions", "already"]) expect(html.en).toContain(word);
    for (const word of ["थैलेसीमिया", "सिकल सेल", "खून चढ़ता", "पहले से आयरन"]) expect(html.hi).toContain(word);
  }
});

test("every script of confidentiality states that a sexual act with anyone under 18 must be reported, and to whom", () => {
  for (const html of [pageOf("first-support", 2), pageOf("listening-first", 3), handout("first-talk")]) {
    expect(html.en).toContain("a sexual act with anyone under 18");
    expect(html.en).toContain("Special Juvenile Police Unit");
    expect(html.en).toContain("section 19");
    expect(html.hi).toContain("18 साल से कम उम्र के किसी के साथ यौन संबंध या यौन हरकत");
    expect(html.hi).toContain("विशेष किशोर पुलिस इकाई");
  }
});

test("both lessons explain what the duty to report means for two willing students of sixteen", () => {
  for (const html of [pageOf("first-support", 2), pageOf("listening-first", 3)]) {
    expect(html.en).toMatch(/<h2[^>]*>.*sixteen.*<\/h2>/);
    expect(html.hi).toMatch(/<h2[^>]*>.*सोलह साल.*<\/h2>/);
  }
});
