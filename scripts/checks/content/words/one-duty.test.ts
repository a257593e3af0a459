import { expect, test } from "vitest";
import { publishedContent } from "../../../../lib/platform/content/testing/published-content";
import { plainHyphens } from "../../../../lib/platform/content/text/typographic";
import { type Language, languages } from "../../../../lib/platform/i18n/language";
import { wordProblems } from "./words";

const found = (language: Language, source: string) =>
  wordProblems([{ file: "a.md", language, source }], "duties").length;

test.each<[Language, string]>([
  ["en", "Stir in six level spoons of sugar."],
  ["en", "Half a spoon is enough salt."],
  ["en", "If she is unconscious, turn her on her side and call."],
  ["en", "You must report once you have good reason to fear it."],
  ["en", "Whoever suspects a sexual offence tells the police."],
  ["hi", "छह समतल चम्मच चीनी और आधा चम्मच नमक घोलें।"],
  ["hi", "एक-दो मिनट में होश न आए, तो करवट दिलाएँ।"],
  ["hi", "कंधों के बीच पीठ पर पाँच बार थपकी दें।"],
  ["hi", "यौन अपराध की पक्की आशंका हो, तो सूचना दें।"],
  ["hi", "ऐसे यौन अपराध का शक हो, तो पुलिस को बताना ज़रूरी है।"],
])("a duty in other words is found (%s: %s)", (language, sentence) => {
  expect(found(language, sentence)).toBe(1);
});

test.each<[Language, string]>([
  ["en", "Six level teaspoons of sugar, half a level teaspoon of salt."],
  ["en", "A spoon of ghee in the dal."],
  ["en", "In a fit turn the student on the side."],
  ["en", "Does not wake but breathes well: turn on the side and watch the breath."],
  ["en", "Whoever knows of it or has reason to fear it reports it."],
  ["hi", "छोटी चम्मच से छह समतल चम्मच चीनी।"],
  ["hi", "छोटे चम्मच से छह चम्मच चीनी।"],
  ["hi", "होश न हो पर साँस ठीक चले, तो करवट दिलाएँ।"],
  ["hi", "बच्चे को थपकी देकर सुलाएँ।"],
  ["hi", "यौन अपराध का पता हो या आशंका हो, तो सूचना दें।"],
])("words that mean something else or are right are not (%s: %s)", (language, sentence) => {
  expect(found(language, sentence)).toBe(0);
});

const { articles, topicById, drawings, classPlans, chatbot, handouts, facts } = publishedContent();
const page = (topic: string, at: number) => topicById.get(topic)?.pages[at - 1]?.html ?? { en: "", hi: "" };
const article = (id: string) => articles.find((each) => each.id === id)?.html ?? { en: "", hi: "" };
const drawing = (id: string) => drawings.find((each) => each.id === id)?.html ?? { en: "", hi: "" };

test("the article, the lesson, the class plan, the drawing and the road say in the same words what to do when somebody does not wake", () => {
  const plan = classPlans.find(({ id }) => id === "first-five-minutes");
  const same = {
    en: ["at most 10 seconds", "not breathing, or only gasping", "100 to 120 times a minute, 5 centimetres deep"],
    hi: ["ज़्यादा से ज़्यादा 10 सेकंड साँस देखें", "साँस न चले या बस रुक-रुककर हाँफे", "मिनट में 100 से 120 बार, 5 सेंटीमीटर गहरा"],
  };
  for (const language of languages)
    for (const text of [
      article("first-aid-at-school")[language],
      article("safe-on-the-road")[language],
      page("roads-injuries-first-aid", 2)[language],
      drawing("first-five-minutes")[language],
      plan?.slips.flatMap(({ texts }) => texts.map((each) => each[language])).join(" ") ?? "",
    ])
      for (const words of same[language]) expect(plainHyphens(text)).toContain(words);
});

test("the article, the box to remember, the drawing, the fact and the assistant measure ORS in the same words", () => {
  const same = {
    en: "six level teaspoons (5 millilitres each) of sugar",
    hi: "चाय के छोटे चम्मच (5 मिलीलीटर) से नापकर छह चम्मच चीनी और आधा चम्मच नमक मिलाएँ। चम्मच ऊपर से बराबर कर लें।",
  };
  const answer = chatbot.flatMap(({ items }) => items).find(({ id }) => id === 305)?.answer;
  for (const language of languages) {
    expect(article("diarrhoea-and-ors")[language].split(same[language]).length - 1).toBeGreaterThanOrEqual(3);
    for (const text of [
      drawing("oral-rehydration")[language],
      facts.find(({ key }) => key === "ors")?.[language],
      answer?.[language],
    ])
      expect(text).toContain(same[language]);
  }
});

test("every text for young readers on contraception, pregnancy and infections says what is reported under 18, and what one can still do", () => {
  const same = { en: "You can still do this", hi: "आप फिर भी यह कर सकते हैं" };
  const elsewhere = ["boy-or-girl-what-decides", "hpv-vaccine"];
  const about = articles.filter(
    ({ topic, id }) => ["contraception", "pregnancy", "hiv-and-infections"].includes(topic) && !elsewhere.includes(id),
  );
  expect(about.length).toBeGreaterThanOrEqual(13);
  for (const { id, html } of about)
    for (const language of languages) expect(html[language], id).toContain(same[language]);
  for (const id of [202, 204, 701, 702, 703, 704])
    expect(chatbot.flatMap(({ items }) => items).find((each) => each.id === id)?.answer.en, String(id)).toContain(
      "must tell the police (POCSO Act)",
    );
});

test("a teacher reads the duty to report in the words of the law, wherever it stands", () => {
  const same = {
    en: "Anyone who knows of a sexual offence against a person under 18, or has reason to fear one",
    hi: "18 साल से कम उम्र के किसी के साथ यौन अपराध का पता हो या आशंका हो",
  };
  for (const language of languages)
    for (const text of [
      page("the-teachers-duty", 1)[language],
      page("listening-first", 3)[language],
      page("first-support", 2)[language],
      page("periods-at-school", 3)[language],
      page("warning-signs", 3)[language],
      article("when-a-child-tells-of-abuse")[language],
      handouts.find(({ id }) => id === "referral-sheet")?.html[language],
    ])
      expect(text).toContain(same[language]);
});

test("a picture without clothes has one rule: nothing is deleted before the police have noted it, and nothing is kept after", () => {
  const same = { en: "delete it as soon as they have noted it", hi: "वे लिख लें, तो तुरंत मिटा दें" };
  for (const language of languages)
    for (const text of [
      page("phone-and-internet", 2)[language],
      page("online-and-offline-safety", 1)[language],
      article("blackmailed-with-photos")[language],
      article("is-a-student-bullied-online")[language],
    ])
      expect(text).toContain(same[language]);
});
