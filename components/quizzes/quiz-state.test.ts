import { expect, test } from "vitest";
import { type AttemptWithQuestions, firstOpenQuestion, firstStep, withoutKeys } from "./quiz-state";

const question = (id: string) => ({
  id,
  version: "1",
  question: id,
  op_type: "radio" as const,
  feedback: "why",
  lesson: null,
  options: [{ id: "a", option: "A", correct: true, why: null }],
});
const attempt = (answered: string[], finished = false): AttemptWithQuestions => ({
  number: answered.length > 0 ? 1 : 0,
  answers: answered.map((questionId) => ({ questionId, choices: ["a"], correct: true })),
  question_count: 3,
  finished,
  correct_count: answered.length,
  percent: finished ? 100 : null,
  passed: finished ? true : null,
  quiz_passing_percent: 80,
  next_attempt_at: null,
  wait_seconds: 0,
  unread_pages: [],
  questions: ["one", "two", "three"].map(question),
});

test("a new learner begins at the intro, whatever step the address names", () => {
  expect(firstStep(attempt([]), undefined)).toBe("intro");
  expect(firstStep(attempt([]), "results")).toBe("intro");
  expect(firstStep(attempt([]), "3")).toBe(1);
});

test("a running attempt continues at its first open question", () => {
  expect(firstStep(attempt(["one"]), undefined)).toBe(2);
  expect(firstStep(attempt(["one"]), "1")).toBe(1);
  expect(firstOpenQuestion(attempt(["one", "two", "three"]))).toBeNull();
});

test("results show only for a finished attempt", () => {
  expect(firstStep(attempt(["one", "two", "three"], true), "results")).toBe("results");
  expect(firstStep(attempt(["one", "two", "three"], true), undefined)).toBe("intro");
});

test("a new attempt shows no key of the last one", () => {
  const fresh = withoutKeys(attempt(["one"], true), attempt([]));
  expect(
    fresh.questions.every((each) => each.feedback === null && each.options.every((option) => option.correct === null)),
  ).toBe(true);
});
