import { expect, test } from "vitest";
import { publishedContent } from "../../platform/content/testing/published-content";
import { languages } from "../../platform/i18n/language";
import { chooseQuestions } from "./records";
import { askedLater, standsAlone } from "./standing-alone";

const topics = [...publishedContent().topicById.values()].filter(({ quiz }) => quiz.length > 0);
const asked = (en: string, hi = "सवाल?") => ({ question: { en, hi } });

test.each([
  ["Five girls ask. According to page 3, which cloth is old?", "Five girls ask. Which cloth is old?"],
  ["A locked toilet: according to page 1, when is it open?", "A locked toilet: when is it open?"],
  ["Going by page 2, with which rule do you begin?", "With which rule do you begin?"],
  ["In which order, according to pages 1 and 3?", "In which order?"],
  ["Whom do you call, according to page 2, while the others wait?", "Whom do you call, while the others wait?"],
])("the page that a question names as its source is not asked for: %s", (text, later) => {
  expect(askedLater(asked(text), "en")).toBe(later);
});

test("the same in Hindi", () => {
  const text = "मोहन की उम्र 13 है। पेज 1 और 3 के अनुसार आप क्या करेंगे?";
  expect(askedLater(asked("What?", text), "hi")).toBe("मोहन की उम्र 13 है। आप क्या करेंगे?");
});

test("a question that names a page in one of the languages does not stand alone", () => {
  expect(standsAlone(asked("Who helps, according to page 3?", "पेज 3 के अनुसार कौन मदद करता है?"))).toBe(true);
  expect(standsAlone(asked("Whose plan follows the box on page 1?"))).toBe(false);
  expect(standsAlone(asked("Whose plan is it?", "किसकी राय पेज 1 के बॉक्स से मिलती है?"))).toBe(false);
});

test.each(topics.map((topic) => [topic.id, topic] as const))(
  "%s: a page is named only for want of others",
  (_, topic) => {
    const alone = topic.quiz.filter(standsAlone);
    const others = topic.quiz.filter((question) => !alone.includes(question));
    const wrong = new Map(others.map(({ id }) => [id, { right: 0, wrong: 2 }]));
    const chosen = chooseQuestions(topic, wrong, "someone").map(({ question }) => question);
    expect(chosen).toHaveLength(3);
    expect(chosen.filter(standsAlone)).toHaveLength(Math.min(3, alone.length));
  },
);

test("nearly every topic has three questions that stand alone", () => {
  const short = topics.filter(({ quiz }) => quiz.filter(standsAlone).length < 3);
  expect(short.length).toBeLessThanOrEqual(6);
});

test("what is asked later is a whole sentence still", () => {
  for (const { quiz } of topics)
    for (const question of quiz)
      for (const language of languages) {
        const [text, later] = [question.question[language], askedLater(question, language)];
        expect(later).not.toMatch(/ {2}|^\s|\s$|[\s:][,.?!।]|[.?!] [a-z]/);
        expect(later.slice(-1)).toBe(text.slice(-1));
      }
});
