import { expect, test } from "vitest";
import { comparedQuestions } from "../../../platform/content";
import { courseId, publishedContent } from "../../testing/learners";
import { computeGain } from "./gains";
import { blurFigures, exactly } from "./small-groups";

const options = ["easy", "with-effort", "hard"].map((id) => ({ id, text: id }));

const pairs = [
  { before: "hard", after: "easy", people: 20 },
  { before: "easy", after: "easy", people: 8 },
  { before: "with-effort", after: "hard", people: 2 },
  { before: "no longer offered", after: "easy", people: 50 },
];

test("rule desk.before-and-after: the numbers of people by answer, and by a better, equal or worse answer afterwards", () => {
  const gain = computeGain("How easy?", options, pairs, exactly);
  expect(gain.answers).toEqual([
    { answer: "easy", before: 8, after: 28 },
    { answer: "with-effort", before: 2, after: 0 },
    { answer: "hard", before: 20, after: 2 },
  ]);
  expect([gain.better, gain.same, gain.worse]).toEqual([20, 8, 2]);
});

test("a partner is shown no small group, and no other number exactly (rule: desk.small-groups)", () => {
  const gain = computeGain("How easy?", options, pairs, blurFigures("secret of the test"));
  expect(gain.answers.map(({ before }) => before)).toEqual([
    expect.toSatisfy(isBlurred),
    null,
    expect.toSatisfy(isBlurred),
  ]);
  expect(gain.answers.map(({ after }) => after)).toEqual([expect.toSatisfy(isBlurred), 0, null]);
  expect([gain.better, gain.same]).toEqual([expect.toSatisfy(isBlurred), expect.toSatisfy(isBlurred)]);
  expect(gain.worse).toBeNull();
});

const isBlurred = (figure: number | null) => figure === null || (figure >= 5 && figure % 5 === 0);

test("the published course asks a question of its first topic again in its feedback form", () => {
  const course = publishedContent().courses.find(({ id }) => id === courseId);
  if (!course) throw new Error(`There is no course ${courseId}`);
  const [compared] = comparedQuestions(course);
  expect(compared?.before.id).toBe("comfort-today");
  expect(compared?.topicId).toBe(course.topics[0]?.id);
  const other =
    course.feedbackForm?.questions.map((question) =>
      question.id === "comfort-today" ? { ...question, options: [] } : question,
    ) ?? [];
  expect(
    comparedQuestions({ ...course, feedbackForm: { questions: other, html: { en: "", hi: "" } } } as typeof course),
  ).toEqual([]);
});
