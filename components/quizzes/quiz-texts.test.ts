import { expect, test } from "vitest";
import type { FormStep, Step } from "@/components/learning/client";
import { languages } from "@/lib/platform/i18n/language";
import { messagesIn } from "@/lib/platform/i18n/messages";
import { quizTexts } from "./quiz-texts";

/** A kind of step that is missing here does not compile. */
const kinds: Record<(Step | FormStep)["kind"], true> = {
  page: true,
  quiz: true,
  journal: true,
  discussion: true,
  topic: true,
  open: true,
  case: true,
  conclusion: true,
  course: true,
  form: true,
  unread: true,
};

test.each(languages)("the way on from a quiz has a text for every step that may come next: %s", (language) => {
  const texts: Record<string, unknown> = messagesIn(language).quizzes;
  expect(Object.keys(kinds).filter((kind) => typeof texts[`goOn_${kind}`] !== "string")).toEqual([]);
});

test.each(languages)("the browser gets the two ways on that the quiz may show, not all: %s", (language) => {
  const { goOn_journal, goOn_unread } = messagesIn(language).quizzes;
  const texts = quizTexts(language, "journal");
  expect(texts).toMatchObject({ goOn: goOn_journal, goOnUnread: goOn_unread });
  expect(Object.keys(texts).filter((key) => key.startsWith("goOn_"))).toEqual([]);
});
