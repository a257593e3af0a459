import { expect, test } from "vitest";
import { addressBefore, stepAfter } from "./steps";

const topic = {
  _id: "anaemia",
  course_id: "growing-up-healthy",
  primary_pages: 3,
  quiz: 1,
  reflective_journal: "<p>?</p>" as string | null,
  discussion: null as string | null,
  previous: "eating-well",
  next: "active-and-rested",
  completion_criteria: "Quiz, Reflective Journal",
};

test("pages follow each other, then quiz, journal and the next topic", () => {
  expect(stepAfter(topic, "primary", 1).href).toBe("/course/module/anaemia/primary/2");
  expect(stepAfter(topic, "primary", 3)).toEqual({ kind: "quiz", href: "/course/module/anaemia/quiz" });
  expect(stepAfter(topic, "quiz").kind).toBe("journal");
  expect(stepAfter(topic, "reflective_journal").href).toBe("/course/module/active-and-rested/primary/1");
});

test("sections that a topic does not have are passed over", () => {
  expect(stepAfter({ ...topic, quiz: 0, reflective_journal: null }, "primary", 3).kind).toBe("topic");
  expect(stepAfter({ ...topic, reflective_journal: null, discussion: "<p>?</p>" }, "quiz").kind).toBe("discussion");
});

test("after the last topic comes the course", () => {
  expect(stepAfter({ ...topic, next: "" }, "reflective_journal").href).toBe("/view/course/growing-up-healthy");
});

test("the way back leads through the same sections", () => {
  expect(addressBefore(topic, "reflective_journal")).toBe("/course/module/anaemia/quiz");
  expect(addressBefore(topic, "quiz")).toBe("/course/module/anaemia/primary/3");
  expect(addressBefore(topic, "primary", 1)).toBe("/course/module/eating-well/primary/1");
  expect(addressBefore({ ...topic, previous: "" }, "primary", 1)).toBeNull();
});
