import { expect, test } from "vitest";
import * as z from "zod";
import { contract } from "..";
import { call } from "./answer";
import { withEffects } from "./effects";

const counted = withEffects(
  call.input(z.object({ id: z.coerce.string() })).output(z.object({ done: z.boolean().default(true) })),
  {
    completes: ({ id }, { done }) => (done ? { topicId: id } : null),
  },
);

test("an effect gets its call's input and output as the schemas parse them", () => {
  const { completes } = counted["~orpc"].meta;
  expect(completes?.({ id: 7 }, {})).toEqual({ topicId: "7" });
});

test("a call may have no effect this time, and what its schema does not take has none", () => {
  const { completes } = counted["~orpc"].meta;
  expect(completes?.({ id: "a" }, { done: false })).toBeNull();
  expect(() => completes?.({ id: "a" }, { done: "no" })).toThrow();
});

test("a call preserves its earlier meta", () => {
  expect(contract.discussions.addModuleComment["~orpc"].meta).toMatchObject({ access: "learner", changesPages: true });
});

test("a comment on a topic's discussion may complete the topic", () => {
  const { completes } = contract.discussions.addModuleComment["~orpc"].meta;
  const sent = { discussionSlug: "a-discussion", topicId: "a-topic", comment: "Yes." };
  const answer = { status: true, message: "" };
  expect(completes?.(sent, answer)).toEqual({ topicId: "a-topic" });
});

test("a page of a lesson completes a topic for a client of the documented calls too, where its answer says so", () => {
  const { completes } = contract.learning.readingPage["~orpc"].meta;
  const sent = { id: "a-topic", page: 1, language: "en" };
  const none = { form_data: null, video_url: null, recording: null };
  const answer = { ...none, content: "", topic_name: "", page: 1, title: "" };
  expect(completes?.(sent, answer)).toBeNull();
  expect(completes?.(sent, { ...answer, completes_topic: true })).toEqual({ topicId: "a-topic" });
});

test("the topic of a survey is read from the parts of its address", () => {
  const { completes } = contract.surveys.sendTopicSurvey["~orpc"].meta;
  expect(
    completes?.({ params: { topicId: "a-topic" }, body: { topicId: "another" } }, { status: true, message: "" }),
  ).toEqual({ topicId: "a-topic" });
});

test("an answer to a quiz may complete the topic only where it finishes the attempt", () => {
  const { completes } = contract.quizzes.answer["~orpc"].meta;
  const question = { id: "one", question: "", options: [], feedback: null, op_type: "radio" };
  const attempt = {
    number: 1,
    answers: [],
    question_count: 2,
    correct_count: 1,
    percent: null,
    passed: null,
    quiz_passing_percent: 80,
    unread_pages: [],
  };
  const makeAnswer = (finished: boolean) => ({
    status: true,
    question,
    choices: ["a"],
    correct: true,
    attempt: { ...attempt, finished },
  });
  const sent = { topicId: "a-topic", questionId: "one", choices: ["a"] };
  expect([completes?.(sent, makeAnswer(false)), completes?.(sent, makeAnswer(true))]).toEqual([
    null,
    { topicId: "a-topic" },
  ]);
});
