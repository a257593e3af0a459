import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { QuizQuestion } from "@/lib/contract/quizzes";
import type { SharedProps } from "./quiz-props";
import { QuizResults } from "./quiz-results";
import type { QuizTexts } from "./quiz-texts";

const addresses = { quiz: "/quiz", lesson: "/lesson", previous: "/before", next: "/next" };
const texts = new Proxy({}, { get: (_, key) => String(key) }) as QuizTexts;
const results = (
  change: { passed: boolean; waiting: boolean; doneBefore: boolean },
  questions: QuizQuestion[] = [],
) => {
  const attempt: SharedProps["attempt"] = {
    number: 1,
    answers: [],
    question_count: 0,
    finished: true,
    correct_count: 0,
    percent: 0,
    passed: change.passed,
    quiz_passing_percent: 70,
    next_attempt_at: change.waiting ? "2026-11-20T10:15:00.000Z" : null,
    wait_seconds: 0,
    unread_pages: [],
    questions,
  };
  const shared: SharedProps = {
    topicId: "t",
    topicName: "T",
    language: "en",
    addresses,
    texts,
    pending: false,
    problem: null,
    attempt,
    retakeAction: async () => undefined,
    ...change,
  };
  return renderToStaticMarkup(<QuizResults {...shared} moduleEnd={null} onRetake={() => undefined} />);
};

const everyResult = [true, false].flatMap((passed) =>
  [true, false].flatMap((waiting) =>
    [true, false].map((doneBefore) => ({ passed, waiting: waiting && !passed, doneBefore })),
  ),
);

test.each(everyResult)("no two buttons lead to one place: %o", (change) => {
  const places = [...results(change).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  expect(new Set(places).size).toBe(places.length);
  expect(places).toContain("/lesson");
});

const question = (id: string, page: number, topic = "t"): QuizQuestion => ({
  id,
  version: "1",
  op_type: "radio",
  question: id,
  options: [],
  feedback: null,
  lesson: { topic, topic_name: `Topic ${topic}`, page, title: `Page ${page}`, minutes: 3 },
});
const failed = { passed: false, waiting: false, doneBefore: false };

test.each([
  ["failedTitle", []],
  ["failedTitleOne", [question("q", 2), question("r", 2)]],
  ["failedTitleMany", [question("q", 2), question("r", 1)]],
])("after a failed attempt the heading says what to read: %s", (title, missed) => {
  expect(/<h1[^>]*>(\w+)</.exec(results(failed, missed))?.[1]).toBe(title);
});

test("after a failed attempt the documented link to the lesson comes after the pages to read", () => {
  const html = results(failed, [question("q", 2), question("r", 1)]);
  const links = [...html.matchAll(/<a href="([^"]*)".*?<b[^>]*>(\w+)/g)].map(([, href, text]) => [href, text]);
  const page = (number: number) => [`/course/module/t/primary/${number}`, "unreadPage"];
  expect(links).toEqual([page(1), page(2), ["/lesson", "retakeLesson"]]);
});

test("where questions are of several topics, each page to read has the name of its topic", () => {
  const named = (html: string) => [...html.matchAll(/Topic (t|other)</g)].map(([, topic]) => topic);
  expect(named(results(failed, [question("q", 1)]))).toEqual([]);
  expect(named(results(failed, [question("q", 1), question("r", 1, "other")]))).toEqual(["t", "other"]);
});

test("after a failed attempt each page to read stands once, topic by topic, the own topic and the page with most mistakes first", () => {
  const [v, w] = [question("v", 1, "third"), question("w", 1, "other")];
  const html = results(failed, [question("q", 2, "other"), question("r", 3), question("s", 1), question("u", 3), v, w]);
  const order = [...html.matchAll(/href="([^"]*\/primary\/[^"]*)"(?:(?!<\/a>).)*missed/g)].map(([, href]) => href);
  const page = (topic: string, number: number) => `/course/module/${topic}/primary/${number}`;
  const own = [page("t", 3), page("t", 1)];
  expect(order).toEqual([...own, page("other", 1), page("other", 2), page("third", 1)]);
});
