import { expect, test } from "vitest";
import { comparedQuestions } from "../../../platform/content";
import { courseId, publishedContent } from "../../testing/learners";
import { gainOf } from "./gains";

const options = ["easy", "with-effort", "hard"].map((id) => ({ id, text: id }));

test("rule desk.before-and-after: how many chose each answer, and how many a better, the same or a less good one", () => {
  const gain = gainOf("How easy?", options, [
    { before: "hard", after: "easy", people: 20 },
    { before: "easy", after: "easy", people: 8 },
    { before: "with-effort", after: "hard", people: 6 },
    { before: "no longer offered", after: "easy", people: 50 },
  ]);
  expect(gain.answers).toEqual([
    { answer: "easy", before: 10, after: 30 },
    { answer: "with-effort", before: 5, after: 0 },
    { answer: "hard", before: 20, after: 5 },
  ]);
  expect([gain.better, gain.same, gain.worse]).toEqual([20, 10, 5]);
});

test("a small group is not shown, and it cannot be computed from the others (rule: desk.small-groups)", () => {
  const gain = gainOf("How easy?", options, [
    { before: "hard", after: "easy", people: 20 },
    { before: "easy", after: "easy", people: 7 },
    { before: "easy", after: "hard", people: 2 },
  ]);
  expect([gain.better, gain.same, gain.worse]).toEqual([20, 5, null]);
  expect(gain.answers.map(({ after }) => after)).toEqual([25, 0, null]);
});

test("the published course asks a question of its first topic again in its feedback form", () => {
  const course = publishedContent().courses.find(({ id }) => id === courseId);
  if (!course) throw new Error(`There is no course ${courseId}`);
  const [compared] = comparedQuestions(course);
  expect(compared?.before.id).toBe("comfort-today");
  expect(compared?.topicId).toBe(course.topics[0]?.id);
  const other = course.feedbackForm?.questions.map((question) => (question.id === "comfort-today" ? { ...question, options: [] } : question)) ?? [];
  expect(comparedQuestions({ ...course, feedbackForm: { questions: other, html: { en: "", hi: "" } } } as typeof course)).toEqual([]);
});
