import fc from "fast-check";
import { expect, test } from "vitest";
import type { CompletionCriterion, Topic } from "../../platform/content";
import { publishedContent } from "../../platform/content/testing/published-content";
import { sampleText } from "../../platform/i18n/testing/sample-text";
import { grade } from "../quizzes/grade";
import {
  completesQuiz,
  completingScore,
  countSections,
  courseProgress,
  emptyRecord,
  isTopicComplete,
  neededSections,
  quizWeightage,
  scoreOutOfTen,
  type TopicRecord,
  unreadPages,
} from "./progress";

const criteria = ["Quiz", "Reflective Journal", "Discussion"] as const satisfies CompletionCriterion[];

function topic(id: string, completion: CompletionCriterion[]): Topic {
  const text = sampleText(id);
  return {
    id,
    name: text,
    summary: text,
    minutes: 20,
    completion,
    courseId: "c",
    moduleId: "m",
    pages: [],
    quiz: [],
    quizShown: null,
    journal: null,
    discussion: null,
    classroom: null,
    scene: null,
    sources: [],
  };
}

const record = (topicId: string, done: Partial<TopicRecord> = {}): TopicRecord => ({
  ...emptyRecord(topicId),
  ...done,
});
const everything = { readingDone: true, quizDone: true, journalDone: true, discussionDone: true, formDone: true };

const course = fc
  .array(fc.oneof(fc.subarray([...criteria]), fc.constant<CompletionCriterion[]>(["formSubmit"])), {
    minLength: 1,
    maxLength: 12,
  })
  .map((all) => ({ topics: all.map((completion, index) => topic(`t${index}`, completion)) }));
const doneParts = fc.record({
  readingDone: fc.boolean(),
  quizDone: fc.boolean(),
  journalDone: fc.boolean(),
  discussionDone: fc.boolean(),
  formDone: fc.boolean(),
});
const part = fc.constantFrom(
  "readingDone" as const,
  "quizDone" as const,
  "journalDone" as const,
  "discussionDone" as const,
  "formDone" as const,
);
/** A course, and records in any of its topics. */
const courseWithRecords = course.chain((made) =>
  fc.tuple(
    fc.constant(made),
    fc
      .subarray(made.topics)
      .chain((some) => fc.tuple(...some.map((each) => doneParts.map((done) => record(each.id, done))))),
  ),
);
/** A course, and the steps of a learner in it. */
const courseWithSteps = course.chain((made) =>
  fc.tuple(fc.constant(made), fc.array(fc.tuple(fc.constantFrom(...made.topics), part), { maxLength: 40 })),
);

test("progress never falls when something is completed", () => {
  fc.assert(
    fc.property(courseWithSteps, ([made, steps]) => {
      const records = new Map<string, TopicRecord>();
      let before = courseProgress(made, []).percent;
      for (const [where, what] of steps) {
        records.set(where.id, { ...(records.get(where.id) ?? record(where.id)), [what]: true });
        const { percent } = courseProgress(made, [...records.values()]);
        expect(percent).toBeGreaterThanOrEqual(before);
        before = percent;
      }
    }),
  );
});

test("progress is a whole number from 0 to 100", () => {
  fc.assert(
    fc.property(courseWithRecords, ([made, records]) => {
      const { percent } = courseProgress(made, records);
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
    }),
  );
});

test("progress is 100 exactly when every topic is complete", () => {
  fc.assert(
    fc.property(courseWithRecords, ([made, records]) => {
      const progress = courseProgress(made, records);
      const everyTopic = made.topics.every((each) =>
        isTopicComplete(
          each,
          records.find((one) => one.topicId === each.id),
        ),
      );
      expect([progress.percent === 100, progress.complete]).toEqual([everyTopic, everyTopic]);
      expect(progress.topics.every((each) => each.status === "Completed")).toBe(everyTopic);
    }),
  );
  fc.assert(
    fc.property(
      course,
      (made) =>
        courseProgress(
          made,
          made.topics.map((each) => record(each.id, everything)),
        ).percent === 100,
    ),
  );
});

test("records of another course count for nothing", () => {
  fc.assert(fc.property(course, (made) => courseProgress(made, [record("elsewhere", everything)]).percent === 0));
});

test("a topic is locked exactly when the previous one is incomplete and it was never opened", () => {
  fc.assert(
    fc.property(courseWithRecords, ([made, records]) => {
      const { topics } = courseProgress(made, records);
      topics.forEach((each, index) => {
        const opened = records.some((one) => one.topicId === each.topic.id);
        const beforeIsComplete = index === 0 || topics[index - 1]?.status === "Completed";
        expect(each.status === "Locked").toBe(!opened && !beforeIsComplete);
        expect(each.unlockedBy).toBe(each.status === "Locked" ? topics[index - 1]?.topic : null);
      });
    }),
  );
});

test("there is always an open topic until the course is complete", () => {
  fc.assert(
    fc.property(courseWithRecords, ([made, records]) => {
      const { topics, complete } = courseProgress(made, records);
      expect(topics.some((each) => each.status === "Started" || each.status === "Pending")).toBe(!complete);
    }),
  );
});

test("a new learner finds the first topic pending and the others locked", () => {
  const [first, ...others] = courseProgress(
    { topics: [topic("a", ["Quiz"]), topic("b", ["Quiz"]), topic("c", [])] },
    [],
  ).topics;
  expect(first?.status).toBe("Pending");
  expect(others.map((each) => each.status)).toEqual(["Locked", "Locked"]);
});

test("reading alone completes only a topic that is Ungraded", () => {
  const read = record("a", { readingDone: true });
  expect(neededSections(topic("a", []))).toEqual(["Primary Reading"]);
  expect(isTopicComplete(topic("a", []), read)).toBe(true);
  expect(isTopicComplete(topic("a", ["Quiz"]), read)).toBe(false);
});

test("answered forms complete a topic whose criterion is formSubmit, once its pages are read", () => {
  expect(neededSections(topic("a", ["formSubmit"]))).toEqual(["Primary Reading", "formSubmit"]);
  expect(isTopicComplete(topic("a", ["formSubmit"]), record("a", { ...everything, formDone: false }))).toBe(false);
  expect(isTopicComplete(topic("a", ["formSubmit"]), record("a", { formDone: true }))).toBe(false);
  expect(isTopicComplete(topic("a", ["formSubmit"]), record("a", { formDone: true, readingDone: true }))).toBe(true);
});

test("each criterion needs its own part and the reading, and neither replaces the other", () => {
  const parts = { Quiz: "quizDone", "Reflective Journal": "journalDone", Discussion: "discussionDone" } as const;
  for (const criterion of criteria) {
    expect(isTopicComplete(topic("a", [criterion]), record("a", { ...everything, [parts[criterion]]: false }))).toBe(
      false,
    );
    expect(isTopicComplete(topic("a", [criterion]), record("a", { ...everything, readingDone: false }))).toBe(false);
    expect(isTopicComplete(topic("a", [criterion]), record("a", { [parts[criterion]]: true, readingDone: true }))).toBe(
      true,
    );
  }
});

test("the unread pages are those that do not count yet, and none once the reading was completed", () => {
  const pages = { pages: [1, 2, 3].map(() => ({}) as Topic["pages"][number]) };
  expect(unreadPages(pages, undefined)).toEqual([1, 2, 3]);
  expect(unreadPages(pages, record("a", { pagesRead: [3] }))).toEqual([1, 2]);
  expect(unreadPages(pages, record("a", { readingDone: true }))).toEqual([]);
});

test("in the published course, every topic done except one journal is less than 100", () => {
  for (const published of publishedContent().courses) {
    const records = published.topics.map((each) => record(each.id, everything));
    const last = records.find((each) =>
      published.topics.find((one) => one.id === each.topicId)?.completion.includes("Reflective Journal"),
    );
    if (!last) continue;
    last.journalDone = false;
    expect(courseProgress(published, records)).toMatchObject({ complete: false });
    expect(courseProgress(published, records).percent).toBeLessThan(100);
  }
});

test("the percent is the share of completed sections, rounded down", () => {
  fc.assert(
    fc.property(courseWithRecords, ([made, records]) => {
      const { done, of } = countSections(made, records, false);
      expect(of).toBe(made.topics.reduce((sum, each) => sum + 1 + each.completion.length, 0));
      expect(courseProgress(made, records).percent).toBe(Math.floor((100 * done) / of));
    }),
  );
});

/** A finished attempt at a quiz in a course with some passing percent. */
const attempt = fc
  .tuple(fc.integer({ min: 1, max: 30 }), fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 71, max: 100 }))
  .map(([questions, share, passing]) => grade(questions, Math.round(questions * share), passing));

test("a quiz counts 10 for its topic, and a passed score over 7 completes it", () => {
  fc.assert(
    fc.property(attempt, ({ percent, scoreOutOfTen: score, passed }) => {
      expect(score).toBeCloseTo(scoreOutOfTen(percent));
      expect(score >= 0 && score <= quizWeightage).toBe(true);
      expect(completesQuiz(score, passed)).toBe(passed);
      if (passed) expect(score).toBeGreaterThan(completingScore);
    }),
  );
  expect([completesQuiz(7, true), completesQuiz(7.1, true), completesQuiz(9, false), completesQuiz(10, true)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test("the best score of several attempts stays, and a later failure removes nothing", () => {
  const [only] = [topic("a", ["Quiz"])];
  fc.assert(
    fc.property(fc.array(attempt, { minLength: 1, maxLength: 8 }), (attempts) => {
      let stored = record("a", { readingDone: true });
      let before = 50;
      for (const { scoreOutOfTen: score, passed } of attempts) {
        stored = {
          ...stored,
          quizScore: Math.max(stored.quizScore ?? 0, score),
          quizDone: stored.quizDone || completesQuiz(score, passed),
        };
        const { percent } = courseProgress({ topics: [only] }, [stored]);
        expect(percent).toBeGreaterThanOrEqual(before);
        before = percent;
      }
      expect(before === 100).toBe(
        attempts.some(({ scoreOutOfTen: score, passed }) => passed && score > completingScore),
      );
    }),
  );
});
