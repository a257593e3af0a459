import { expect, test } from "vitest";
import { loadContent } from "../../platform/content";
import { languages } from "../../platform/i18n/language";
import { settings } from "../../platform/settings";
import { nearestAnswers } from "./operations";
import { messagesForPeople, unseenQuestions } from "./testing/unseen-questions";

const content = loadContent(settings().contentDir);
const items = new Map(content.chatbot.flatMap((group) => group.items.map((item) => [item.id, item] as const)));

test("of newly written questions nearly half find the assistant's own answer in both languages, and most find something", () => {
  const found = unseenQuestions.map(([id, asked]) =>
    languages.every((language) =>
      nearestAnswers(content, language, asked).some(({ question }) => question === items.get(id)?.question[language]),
    ),
  );
  const offered = unseenQuestions.filter(([, asked]) =>
    languages.some((language) => nearestAnswers(content, language, asked).length > 0),
  );
  expect(found.filter(Boolean).length).toBeGreaterThanOrEqual(25);
  expect(offered.length).toBeGreaterThanOrEqual(42);
});

test("messages that only a person can answer are seldom held up by an offer", () => {
  const heldUp = messagesForPeople.filter((message) =>
    languages.some((language) => nearestAnswers(content, language, message).length > 0),
  );
  expect(heldUp.length).toBeLessThanOrEqual(6);
});

test("every wording under which people ask for an answer finds it", () => {
  const missed = [...items.values()].flatMap(({ id, asked = [] }) =>
    asked
      .filter((each) =>
        languages.some(
          (language) =>
            !nearestAnswers(content, language, each).some(
              ({ question }) => question === items.get(id)?.question[language],
            ),
        ),
      )
      .map((each) => `${id}: ${each}`),
  );
  expect(missed).toEqual([]);
});
