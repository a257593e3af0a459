import { expect, test } from "vitest";
import { publishedContent } from "../../platform/content/testing/published-content";
import { chooseQuestions } from "./records";
import { standsAlone } from "./standing-alone";

const topics = [...publishedContent().topicById.values()].filter(({ quiz }) => quiz.length > 0);
const asked = (en: string, hi = "सवाल?") => ({ question: { en, hi } });

test("a question that names a part of a lesson in one of the languages does not stand alone", () => {
  expect(standsAlone(asked("Who helps first?", "सबसे पहले कौन मदद करता है?"))).toBe(true);
  expect(standsAlone(asked("Whose plan follows the box on page 1?"))).toBe(false);
  expect(standsAlone(asked("Whom does Champa tell in the story?"))).toBe(false);
  expect(standsAlone(asked("Whose plan is it?", "चित्र में किसकी राय है?"))).toBe(false);
});

test.each(topics.map((topic) => [topic.id, topic] as const))("%s: three questions stand alone", (_, topic) => {
  const others = topic.quiz.filter((question) => !standsAlone(question));
  const wrong = new Map(others.map(({ id }) => [id, { right: 0, wrong: 2 }]));
  const chosen = chooseQuestions(topic, wrong, "someone").map(({ question }) => question);
  expect(chosen).toHaveLength(3);
  expect(chosen.filter(standsAlone)).toHaveLength(3);
});
