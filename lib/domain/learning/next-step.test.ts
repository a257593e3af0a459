import fc from "fast-check";
import { expect, test } from "vitest";
import type { CompletionCriterion, Page, Topic } from "../../platform/content";
import { sampleText } from "../../platform/i18n/testing/sample-text";
import { opensEndCase } from "./cases/end-case";
import { placeAfter, resumePlace } from "./modules";
import { countSections, courseProgress, isDone, type Section, type TopicRecord } from "./progress";

// Generated states of a course: which topics were opened, what is done in each, what was open last, and whether the
// end case is due.

const text = sampleText("");
const page: Page = { title: text, html: text, form: null, video: null, recordings: null, readingSeconds: 60 };

function makeTopic(id: string, completion: CompletionCriterion[], pages: number): Topic {
  const facts = { name: text, summary: text, minutes: 20, courseId: "c", moduleId: "m", quiz: [], quizShown: null };
  const rest = { journal: null, discussion: null, classroom: null, scene: null, sources: [] };
  return { id, ...facts, ...rest, completion, pages: Array.from({ length: pages }, () => page) };
}

const done = fc.record({
  pages: fc.infiniteStream(fc.boolean()),
  isWhole: fc.boolean(),
  quizDone: fc.boolean(),
  journalDone: fc.boolean(),
  discussionDone: fc.boolean(),
  formDone: fc.boolean(),
  isOpened: fc.boolean(),
});
const completion = fc.oneof(
  fc.subarray<CompletionCriterion>(["Quiz", "Reflective Journal", "Discussion"]),
  fc.constant<CompletionCriterion[]>(["formSubmit"]),
);
const state = fc.record({
  topics: fc.array(fc.tuple(completion, fc.integer({ min: 1, max: 4 }), done), { minLength: 1, maxLength: 6 }),
  left: fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 4 })),
  endCaseDue: fc.boolean(),
  all: fc.boolean(),
});

const generated = state.map(({ topics: made, left: [at, on], endCaseDue, all }) => {
  const topics = made.map(([needs, pages], index) => makeTopic(`t${index}`, needs, pages));
  const records = made.flatMap(([, , each], index): TopicRecord[] => {
    const topic = topics[index];
    if (!topic || !(all || each.isOpened)) return [];
    const pagesRead = topic.pages.map((_, at) => at + 1).filter(() => all || each.isWhole || each.pages.next().value);
    const readingDone = pagesRead.length === topic.pages.length;
    const { quizDone, journalDone, discussionDone, formDone } = each;
    const parts = all
      ? { quizDone: true, journalDone: true, discussionDone: true, formDone: true }
      : { quizDone, journalDone, discussionDone, formDone };
    const reading = { times: [], marked: readingDone };
    return [{ topicId: topic.id, pagesRead, readingDone, reading, quizScore: null, ...parts }];
  });
  const last = topics[at];
  const left = last ? { current_topic_id: last.id, current_page: Math.min(on, last.pages.length) } : null;
  const course = { topics };
  const progress = courseProgress(course, records, endCaseDue);
  return { course, records, progress, left: left ?? { current_topic_id: null, current_page: null } };
});

const sectionsOf: Record<string, Section[]> = {
  primary: ["Primary Reading", "formSubmit"],
  quiz: ["Quiz"],
  reflective_journal: ["Reflective Journal"],
  discussion: ["Discussion"],
};
type Place = NonNullable<ReturnType<typeof resumePlace>>;
const isUndone = ({ topic, section }: Place, records: TopicRecord[]) =>
  sectionsOf[section]?.some(
    (each) =>
      (each === "Primary Reading" || topic.completion.includes(each)) &&
      !isDone(
        each,
        records.find(({ topicId }) => topicId === topic.id),
      ),
  );

test("in every state the next step is not done, and with only the end case missing it is the end case", () => {
  fc.assert(
    fc.property(generated, ({ records, progress, left }) => {
      const allTopics = progress.topics.every(({ status }) => status === "Completed");
      const place = resumePlace(progress, records, left);
      expect(opensEndCase(progress)).toBe(allTopics);
      if (!allTopics) expect(place !== null && isUndone(place, records)).toBe(true);
      for (const { topic } of progress.topics) {
        const after = placeAfter(topic, progress, records);
        const others = progress.topics.filter((each) => each.topic !== topic && each.status !== "Completed");
        if (others.length > 0) {
          expect(after && "place" in after && isUndone(after.place, records)).toBe(true);
          expect(after && "place" in after && after.place.topic).not.toBe(topic);
        } else if (progress.endCaseDue) expect(after).toEqual({ endCase: true });
        else expect(after === null).toBe(topic === progress.topics.at(-1)?.topic);
      }
    }),
    { numRuns: 500 },
  );
});

test("the percent is the share of the counted parts, and 100 when the course is complete and never else", () => {
  fc.assert(
    fc.property(generated, ({ course, records, progress }) => {
      const { done: parts, of } = countSections(course, records, progress.endCaseDue);
      expect(progress.percent).toBe(Math.floor((100 * parts) / of));
      expect(progress.percent === 100).toBe(progress.complete);
      expect(progress.complete).toBe(
        !progress.endCaseDue && progress.topics.every(({ status }) => status === "Completed"),
      );
    }),
    { numRuns: 300 },
  );
});
