import { expect, test } from "vitest";
import { addressBefore, stepAfter, stepCount } from "./steps";

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

test("after the last topic comes the course's conclusion", () => {
  expect(stepAfter({ ...topic, next: "" }, "reflective_journal")).toEqual({ kind: "conclusion", href: "/survey/course/growing-up-healthy" });
});

test.each(["Ungraded", "formSubmit"])("where the criterion is %s, the reading leads to the next topic: there is no assignment step", (completion_criteria) => {
  const ungraded = { ...topic, completion_criteria, discussion: "<p>?</p>" };
  expect(stepAfter(ungraded, "primary", 2).kind).toBe("page");
  expect(stepAfter(ungraded, "primary", 3)).toEqual({ kind: "topic", href: "/course/module/active-and-rested/primary/1" });
  expect(stepAfter({ ...ungraded, next: "" }, "primary", 3).kind).toBe("conclusion");
  expect(stepCount(ungraded, "primary", 3)).toEqual({ step: 3, steps: 3 });
});

test("every page and assignment is a step of its topic", () => {
  const discussed = { ...topic, discussion: "<p>?</p>" };
  expect((["quiz", "reflective_journal", "discussion"] as const).map((section) => stepCount(discussed, section, 1).step)).toEqual([4, 5, 6]);
  expect(stepCount(discussed, "primary", 2)).toEqual({ step: 2, steps: 6 });
});

test("the way back leads through the same sections", () => {
  expect(addressBefore(topic, "reflective_journal")).toBe("/course/module/anaemia/quiz");
  expect(addressBefore(topic, "quiz")).toBe("/course/module/anaemia/primary/3");
  expect(addressBefore({ ...topic, quiz: 0, reflective_journal: null, discussion: "<p>?</p>" }, "discussion")).toBe("/course/module/anaemia/primary/3");
  expect(addressBefore(topic, "primary", 1)).toBe("/course/module/eating-well/primary/1");
  expect(addressBefore({ ...topic, previous: "" }, "primary", 1)).toBeNull();
});
