import { expect, test } from "vitest";
import {
  addressBefore,
  courseStep,
  pagesToRead,
  partsDone,
  sectionAddress,
  stepAfter,
  stepCount,
  wayOn,
} from "./steps";

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

test("the id of a changed form leads to no other page", () => {
  expect(sectionAddress("../../../login?x=", "quiz")).toBe("/course/module/..%2F..%2F..%2Flogin%3Fx%3D/quiz");
});

test("sections that a topic does not have are skipped", () => {
  expect(stepAfter({ ...topic, quiz: 0, reflective_journal: null }, "primary", 3).kind).toBe("topic");
  expect(stepAfter({ ...topic, reflective_journal: null, discussion: "<p>?</p>" }, "quiz").kind).toBe("discussion");
});

test("after the last topic comes the course's conclusion", () => {
  expect(stepAfter({ ...topic, next: "" }, "reflective_journal")).toEqual({
    kind: "conclusion",
    href: "/survey/course/growing-up-healthy",
  });
});

test.each(["Ungraded", "formSubmit"])(
  "where the criterion is %s, the reading leads to the next topic: there is no assignment step",
  (completion_criteria) => {
    const ungraded = { ...topic, completion_criteria, discussion: "<p>?</p>" };
    expect(stepAfter(ungraded, "primary", 2).kind).toBe("page");
    expect(stepAfter(ungraded, "primary", 3)).toEqual({
      kind: "topic",
      href: "/course/module/active-and-rested/primary/1",
    });
    expect(stepAfter({ ...ungraded, next: "" }, "primary", 3).kind).toBe("conclusion");
    expect(stepCount(ungraded, "primary", 3)).toEqual({ step: 3, steps: 3 });
  },
);

test("every page and assignment is a step of its topic", () => {
  const discussed = { ...topic, discussion: "<p>?</p>" };
  expect(
    (["quiz", "reflective_journal", "discussion"] as const).map((section) => stepCount(discussed, section, 1).step),
  ).toEqual([4, 5, 6]);
  expect(stepCount(discussed, "primary", 2)).toEqual({ step: 2, steps: 6 });
});

test("the previous steps are the same sections in reverse", () => {
  expect(addressBefore(topic, "reflective_journal")).toBe("/course/module/anaemia/quiz");
  expect(addressBefore(topic, "quiz")).toBe("/course/module/anaemia/primary/3");
  expect(addressBefore({ ...topic, quiz: 0, reflective_journal: null, discussion: "<p>?</p>" }, "discussion")).toBe(
    "/course/module/anaemia/primary/3",
  );
  expect(addressBefore(topic, "primary", 1)).toBe("/course/module/eating-well/primary/1");
  expect(addressBefore({ ...topic, previous: "" }, "primary", 1)).toBeNull();
});

const untouched = {
  status: "Started" as const,
  reflective_journal: null,
  discussion: 0,
  quiz: null,
  primary_reading: 3,
  pages_read: [1, 2, 3],
  reading_done: true,
  open_page: null,
  quiz_done: false,
  journal_done: false,
  form_done: false,
  module_rest_done: false,
};
const nextTopic = { kind: "topic", href: "/course/module/active-and-rested/primary/1" };
const toCourse = { kind: "course", href: "/view/course/growing-up-healthy" };

test("after the journal comes the quiz if it is not passed, and the next topic once nothing is missing", () => {
  const saved = { ...untouched, journal_done: true };
  expect(wayOn(topic, "reflective_journal", 1, saved)).toEqual({ kind: "quiz", href: "/course/module/anaemia/quiz" });
  expect(wayOn(topic, "reflective_journal", 1, { ...saved, quiz_done: true, status: "Completed" })).toEqual(nextTopic);
});

test("where only the page's own section is missing, the next step is the discussion, else the course", () => {
  const passed = { ...untouched, quiz_done: true };
  expect(wayOn(topic, "reflective_journal", 1, passed)).toEqual(toCourse);
  expect(wayOn({ ...topic, discussion: "<p>?</p>" }, "reflective_journal", 1, passed).kind).toBe("discussion");
});

test("after the discussion comes what is still missing, in the order of the topic", () => {
  const discussed = { ...topic, discussion: "<p>?</p>", completion_criteria: "Quiz, Reflective Journal, Discussion" };
  const kinds = [{}, { quiz_done: true }, { quiz_done: true, journal_done: true }].map(
    (done) => wayOn(discussed, "discussion", 1, { ...untouched, ...done }).kind,
  );
  expect(kinds).toEqual(["quiz", "journal", "course"]);
  expect(
    wayOn(discussed, "discussion", 1, { ...untouched, quiz_done: true, journal_done: true, discussion: 1 }),
  ).toEqual(nextTopic);
});

test("after a passed quiz comes the following section; after a page the next page, then the questions that complete the reading", () => {
  expect(wayOn(topic, "quiz", 1, { ...untouched, quiz_done: true }).kind).toBe("journal");
  expect(
    wayOn({ ...topic, reflective_journal: null, completion_criteria: "Quiz" }, "quiz", 1, {
      ...untouched,
      quiz_done: true,
    }),
  ).toEqual(nextTopic);
  expect(wayOn(topic, "primary", 3, untouched).kind).toBe("quiz");
  const withForm = { ...topic, completion_criteria: "formSubmit" };
  expect(wayOn(withForm, "primary", 3, untouched, 2)).toEqual({
    kind: "form",
    href: "/course/module/anaemia/primary/2#survey",
  });
  expect(wayOn(withForm, "primary", 3, untouched, 3)).toEqual({ kind: "form", href: "#survey" });
  expect(wayOn(withForm, "primary", 3, { ...untouched, form_done: true, status: "Completed" }, 3)).toEqual(nextTopic);
});

test("skipped pages come before the next topic, the first one first; the open page counts as being read", () => {
  const passed = { ...untouched, quiz_done: true, journal_done: true, reading_done: false, pages_read: [2] };
  const unread = (page: number) => ({ kind: "unread", href: `/course/module/anaemia/primary/${page}` });
  expect(wayOn(topic, "reflective_journal", 1, passed)).toEqual(unread(1));
  expect(wayOn(topic, "reflective_journal", 1, { ...passed, open_page: 1 })).toEqual(unread(3));
  expect(wayOn(topic, "primary", 3, { ...passed, open_page: 3 })).toEqual(unread(1));
  expect(wayOn(topic, "primary", 3, { ...passed, pages_read: [1, 2], open_page: 3 })).toEqual(nextTopic);
  // What is missing besides comes first, and the pages follow each other as ever.
  expect(wayOn(topic, "reflective_journal", 1, { ...passed, quiz_done: false }).kind).toBe("quiz");
  expect(wayOn(topic, "primary", 1, { ...passed, quiz_done: false, open_page: 1 }).kind).toBe("page");
  expect(wayOn(topic, "primary", 1, { ...passed, open_page: 1 })).toEqual(unread(3));
  expect(wayOn(topic, "primary", 2, { ...passed, pages_read: [1, 2], open_page: 2 }).kind).toBe("page");
});

test("in a topic with reading only, the last page is followed by a skipped page or the next topic", () => {
  const only = { ...topic, completion_criteria: "Ungraded", quiz: 0, reflective_journal: null };
  const read = { ...untouched, reading_done: false, pages_read: [1, 2], open_page: 3 };
  expect(wayOn(only, "primary", 3, read)).toEqual(nextTopic);
  expect(wayOn(only, "primary", 3, { ...read, pages_read: [1] })).toEqual({
    kind: "unread",
    href: "/course/module/anaemia/primary/2",
  });
});

test("a topic that was complete before pages were counted has nothing to read", () => {
  expect(pagesToRead(topic, { ...untouched, pages_read: [], reading_done: true })).toEqual([]);
  expect(pagesToRead(topic, { ...untouched, pages_read: [], reading_done: false, status: "Completed" })).toEqual([]);
  expect(pagesToRead(topic, { ...untouched, pages_read: [], reading_done: false })).toEqual([1, 2, 3]);
});

test("resuming follows the call, and without its place the page left", () => {
  const left = { current_topic: "anaemia", current_page: 2 };
  expect(courseStep("c", { ...left, resume: null })?.href).toBe("/course/module/anaemia/primary/2");
  expect(
    courseStep("c", { ...left, resume: { topic: "anaemia", topic_name: "", section: "quiz", page: null } })?.href,
  ).toBe("/course/module/anaemia/quiz");
  expect(courseStep("c", { current_topic: null, current_page: null, resume: null })).toBeNull();
  const end_case = { id: "last", title: "The last one", open: true };
  expect(courseStep("c", { ...left, resume: null, end_case })).toEqual({
    kind: "case",
    href: "/my-courses/c/cases/last",
    name: "The last one",
  });
  expect(courseStep("c", { ...left, resume: null, end_case: { ...end_case, open: false } })?.kind).toBe("resume");
});

test("the line of a topic marks each page that was read, not those before it, and each assignment that is done", () => {
  const record = {
    status: "Started",
    reflective_journal: null,
    discussion: 0,
    quiz: 9,
    primary_reading: 3,
    reading_done: false,
    open_page: 3,
  } as const;
  const marks = { quiz_done: true, journal_done: false, form_done: false, module_rest_done: false };
  expect(partsDone(topic, { ...record, ...marks, pages_read: [3] })).toEqual([false, false, true, true, false]);
  expect(
    partsDone({ ...topic, completion_criteria: "Ungraded" }, { ...record, ...marks, pages_read: undefined }),
  ).toEqual([true, true, true]);
});
