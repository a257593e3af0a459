import { expect, test } from "vitest";
import type { CompletionCriterion, Page, Topic } from "../../platform/content";
import { sampleText } from "../../platform/i18n/testing/sample-text";
import { resumePlace } from "./modules";
import { courseProgress, emptyRecord, type TopicRecord } from "./progress";

const text = sampleText("");
const page = (form: boolean): Page => ({
  title: text,
  html: text,
  form: form ? ({} as NonNullable<Page["form"]>) : null,
  video: null,
  recordings: null,
  readingSeconds: 60,
});
function topic(id: string, completion: CompletionCriterion[], pages = [false, false, false]): Topic {
  const facts = {
    id,
    name: text,
    summary: text,
    minutes: 20,
    courseId: "c",
    moduleId: "m",
    quiz: [],
    quizShown: null,
    journal: null,
    discussion: null,
    classroom: null,
    scene: null,
    sources: [],
  };
  return { ...facts, completion, pages: pages.map(page) };
}

const first = topic("first", ["Quiz"]);
const second = topic("second", ["Quiz", "Reflective Journal", "Discussion"]);
const third = topic("third", ["formSubmit"], [false, true, false]);
const course = { topics: [first, second, third] };
const record = (of: Topic, done: Partial<TopicRecord>): TopicRecord => ({ ...emptyRecord(of.id), ...done });
const firstDone = record(first, { pagesRead: [1, 2, 3], readingDone: true, quizDone: true });

function resume(records: TopicRecord[], current: Topic | null, current_page: number | null) {
  const place = resumePlace(courseProgress(course, records), records, {
    current_topic_id: current?.id ?? null,
    current_page,
  });
  return place && [place.topic.id, place.section, place.page];
}

test("a new learner starts with the first page", () => {
  expect(resume([], null, null)).toEqual(["first", "primary", 1]);
});

test("the last open page, also after looking back", () => {
  expect(resume([record(first, { pagesRead: [1, 2] })], first, 2)).toEqual(["first", "primary", 2]);
  expect(resume([record(first, { pagesRead: [1, 2] })], first, 1)).toEqual(["first", "primary", 1]);
});

test("when every page is read, the first section that is not done", () => {
  const read = { pagesRead: [1, 2, 3], readingDone: true };
  expect(resume([record(first, read)], first, 3)).toEqual(["first", "quiz", null]);
  expect(resume([firstDone, record(second, { ...read, quizDone: true })], second, 3)).toEqual([
    "second",
    "reflective_journal",
    null,
  ]);
  expect(resume([firstDone, record(second, { ...read, quizDone: true, journalDone: true })], second, 1)).toEqual([
    "second",
    "discussion",
    null,
  ]);
  expect(
    resume(
      [
        firstDone,
        record(second, { ...read, quizDone: true, journalDone: true, discussionDone: true }),
        record(third, read),
      ],
      third,
      3,
    ),
  ).toEqual(["third", "primary", 2]);
});

test("looking at a complete topic does not change the place in the incomplete one: its first unread page", () => {
  expect(resume([firstDone, record(second, { pagesRead: [1] })], first, 2)).toEqual(["second", "primary", 2]);
  expect(resume([firstDone], first, 3)).toEqual(["second", "primary", 1]);
  expect(resume([firstDone, record(second, { pagesRead: [1, 2, 3], readingDone: true })], first, 1)).toEqual([
    "second",
    "quiz",
    null,
  ]);
});

test("with everything complete, the last open page", () => {
  const all = {
    pagesRead: [1, 2, 3],
    readingDone: true,
    quizDone: true,
    journalDone: true,
    discussionDone: true,
    formDone: true,
  };
  expect(
    resume(
      [first, second, third].map((each) => record(each, all)),
      second,
      2,
    ),
  ).toEqual(["second", "primary", 2]);
});

test("with a skipped page: the last open page while later pages are unread, then what is not done, then the skipped page", () => {
  expect(resume([record(first, { pagesRead: [2] })], first, 2)).toEqual(["first", "primary", 2]);
  expect(resume([record(first, { pagesRead: [2, 3] })], first, 3)).toEqual(["first", "quiz", null]);
  expect(resume([record(first, { pagesRead: [2, 3], quizDone: true })], first, 3)).toEqual(["first", "primary", 1]);
});

test("at the end of a course, a page or topic that the content has no more leads to one that it has", () => {
  const shorter = topic("third", ["formSubmit"], [false, true]);
  const ended = [
    firstDone,
    record(second, { readingDone: true, quizDone: true, journalDone: true, discussionDone: true }),
    record(third, { readingDone: true, formDone: true }),
  ];
  const at = (topics: Topic[], current_topic_id: string) => {
    const place = resumePlace(courseProgress({ topics }, ended), ended, { current_topic_id, current_page: 3 });
    return place && [place.topic.id, place.page];
  };
  expect(at([first, second, third], "third")).toEqual(["third", 3]);
  expect(at([first, second, shorter], "third")).toEqual(["third", 2]);
  expect(at([first, second], "third")).toEqual(["second", 3]);
});
