import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConnectionNotice } from "@/components/forms/drafts/connection-notice";
import { keyTexts } from "@/components/ui/testing/key-texts";
import type { QuestionType, QuizQuestion } from "@/lib/contract/quizzes";
import { Quiz } from "./quiz";
import type { AttemptWithQuestions, QuizStep } from "./quiz-state";
import type { QuizTexts } from "./quiz-texts";

const letters = ["a", "b", "c", "d"];
const ownPage = { topic: "t", topic_name: "Topic", page: 2, title: "Its page", minutes: 3 };
/** Its first option is right; of several its first two. */
const question = (
  id: string,
  type: QuestionType = "radio",
  lesson: QuizQuestion["lesson"] = ownPage,
): QuizQuestion => ({
  id,
  version: "1",
  op_type: type,
  question: `Question ${id}`,
  feedback: null,
  lesson,
  options: letters.map((letter) => ({ id: letter, option: `Option ${letter}`, correct: null, why: null })),
});
const rightOf = ({ op_type }: QuizQuestion) => letters.slice(0, op_type === "radio" ? 1 : 2);

/** What the portal answers to calls about this attempt. `wait`: the pause after a failed one. */
function openQuiz(step: QuizStep, questions: QuizQuestion[], wait = {}) {
  let attempt: AttemptWithQuestions = {
    number: 0,
    answers: [],
    question_count: questions.length,
    finished: false,
    correct_count: 0,
    percent: null,
    passed: null,
    quiz_passing_percent: 70,
    next_attempt_at: null,
    wait_seconds: 0,
    unread_pages: [],
    questions,
  };
  const fresh = attempt;
  vi.stubGlobal("fetch", async (request: Request) => {
    if (request.url.endsWith("/attempts")) return Response.json({ ...fresh, number: 2 });
    const { questionId, choices } = (await request.json()) as { questionId: string; choices: string[] };
    const asked = questions.find(({ id }) => id === questionId) ?? question(questionId);
    const right = rightOf(asked);
    const missing = right.filter((id) => !choices.includes(id)).length;
    const correct = missing === 0 && choices.length === right.length;
    const difference = !correct && asked.op_type === "checkbox" && { missing, extra: 0 };
    const answers = [...attempt.answers, { questionId, choices, correct, ...difference }];
    const finished = answers.length === questions.length;
    attempt = { ...attempt, number: 1, answers, finished, ...(finished && { passed: false, percent: 0, ...wait }) };
    const answered = {
      ...asked,
      options: asked.options.map((each) =>
        choices.includes(each.id) ? { ...each, correct: right.includes(each.id), why: `Why ${each.id}` } : each,
      ),
    };
    return Response.json({ status: true, question: answered, choices, correct, attempt });
  });
  window.history.replaceState(null, "", `/quiz${step === "intro" ? "" : `?step=${step}`}`);
  return render(
    <>
      <ConnectionNotice texts={{ lost: "connection lost", back: "connection back", restored: "restored" }} />
      <main id="main" className="container-page">
        <Quiz
          bar={{ language: "en", back: { href: "/", label: "Back" }, line: null, sheet: null, texts: keyTexts() }}
          {...{ topicId: "t", topicName: "Topic", language: "en", initial: attempt, initialStep: step }}
          {...{ errorText: null, answeredBefore: false, doneBefore: false, leavesTopic: false, moduleEnd: null }}
          addresses={{ quiz: "/quiz", lesson: "/lesson", previous: "/before", next: "/next" }}
          texts={keyTexts<QuizTexts>({
            pauseTitle: "opens at #1",
            questionOf: "Question #1 of #2",
            fromPage: "from page #1",
            fromPageTitled: "from page #1, #2",
            fromTopicPage: "from page #1 of #2",
            letters: "A B C D",
          })}
        />
      </main>
    </>,
  );
}
/** The page that answers each question. */
const page2 = "/course/module/t/primary/2";
const option = (letter: string) => page.getByRole("radio", { name: new RegExp(`^Option ${letter}`) });
const check = page.getByRole("button", { name: "check", exact: true });
const heading = page.getByRole("heading", { level: 1 });
const press = async (element: Element, key: string) => {
  (element as HTMLElement).focus();
  await userEvent.keyboard(key);
};

let address = "";
beforeEach(() => {
  address = window.location.href;
});
afterEach(async () => {
  await page.viewport(360, 740);
  window.history.replaceState(null, "", address);
  vi.useRealTimers();
});

test("a choice that the form holds and the state does not yet is checked by the press", async () => {
  await openQuiz(1, [question("q1")]);
  const chosen = option("a").element() as HTMLInputElement;
  // As chosen before the scripts ran.
  chosen.checked = true;
  chosen.form?.requestSubmit();
  await expect.element(page.getByText("Why a")).toBeVisible();
});

test("check is enabled only when something is chosen, as a press says, and then the options are locked and the reason shows", async () => {
  await openQuiz("intro", [question("1"), question("2")]);
  await page.getByRole("link", { name: "start" }).click();
  await expect.element(check).toHaveAttribute("aria-disabled", "true");
  await expect.element(check).toHaveAccessibleDescription("checkHint");
  const hint = page.getByText("checkHint");
  await expect.element(hint).not.toBeVisible();
  const place = check.element().getBoundingClientRect().top;
  await press(check.element(), "{Enter}");
  await expect.element(hint).toBeVisible();
  await expect.element(check).toHaveFocus();
  expect(check.element().getBoundingClientRect().top).toBe(place);
  await option("a").click();
  await expect.element(hint).not.toBeVisible();
  await expect.element(check).not.toHaveAccessibleDescription();
  await expect.element(check).toHaveAttribute("aria-disabled", "false");
  expect(check.element().getBoundingClientRect().top).toBe(place);
  await check.click();
  await expect.element(page.getByText("right", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Why a")).toBeVisible();
  await expect.element(page.getByRole("status").filter({ hasText: "Why a" })).toHaveAttribute("tabindex", "0");
  for (const letter of letters) await expect.element(option(letter)).toBeDisabled();
});

test.each([
  { about: "one topic", lessons: [ownPage, ownPage], line: "Question 1 of 2 · from page 2" },
  { about: "several", lessons: [ownPage, { ...ownPage, topic: "o" }], line: "Question 1 of 2 · from page 2 of Topic" },
  { about: "a backend that names no pages", lessons: [null, null], line: "Question 1 of 2" },
])("the line above a question names the page that it is about: $about", async ({ lessons, line }) => {
  await openQuiz(1, [question("1", "radio", lessons[0]), question("2", "radio", lessons[1])]);
  // The options have the name of what is above them.
  await expect.element(page.getByRole("group", { name: new RegExp(`^${line} Question 1 `) })).toBeVisible();
});

test("on a wide screen the button is below the options, and the next one near its place; nothing scrolls", async () => {
  await page.viewport(1280, 720);
  await openQuiz(1, [question("1"), question("2")]);
  const place = (element: Element) => element.getBoundingClientRect();
  const last = () => place(option("d").element().closest("label") as Element).bottom;
  const below = place(check.element());
  expect(below.top - last()).toBeGreaterThan(0);
  expect(below.top - last()).toBeLessThan(48);
  await option("d").click();
  await check.click();
  const next = page.getByRole("link", { name: "next", exact: true });
  await expect.element(next).toBeVisible();
  // The link to the page may be above it. The colour of the verdict has an edge around the buttons.
  expect(Math.abs(place(next.element()).top - below.top)).toBeLessThan(80);
  expect(Math.abs(place(next.element()).right - below.right)).toBeLessThan(24);
  expect(place(document.querySelector(".step-bar") as Element).top).toBeGreaterThanOrEqual(last());
  expect(window.scrollY).toBe(0);
});

test("a question with several right answers is right only with all of them", async () => {
  await openQuiz(1, [question("1", "checkbox"), question("2")]);
  await page.getByRole("checkbox", { name: "Option b" }).click();
  await check.click();
  await expect.element(page.getByText("part", { exact: true })).toBeVisible();
  await expect.element(page.getByText("missingOne onPage")).toBeVisible();
});

test("on a phone the bar becomes the verdict: nothing scrolls, and the question stays in view", async () => {
  await openQuiz(1, [question("1"), question("2")]);
  await option("d").click();
  const scrolled = window.scrollY;
  await check.click();
  await expect.element(page.getByRole("link", { name: "next", exact: true })).toBeInViewport();
  await expect.element(page.getByText("wrong", { exact: true })).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByRole("link", { name: /readPage/ })).toHaveAttribute("href", page2);
  await expect.element(heading).toBeInViewport({ ratio: 1 });
  expect(window.scrollY).toBe(scrolled);
});

test("by keyboard alone: the question has the focus, then the verdict, then Next; Back goes back a question", async () => {
  await openQuiz("intro", [question("1"), question("2")]);
  await press(page.getByRole("link", { name: "start" }).element(), "{Enter}");
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toHaveTextContent("Question 1");
  await expect.element(page.getByRole("group", { name: /Question 1 of 2/ })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await press(check.element(), "{Enter}");
  await expect.element(page.getByRole("status").filter({ hasText: "right" })).toHaveFocus();
  // The page that answers the question comes between.
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole("link", { name: "next", exact: true })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(heading).toHaveTextContent("Question 2");
  await expect.element(heading).toHaveFocus();
  window.history.back();
  await expect.element(heading).toHaveTextContent("Question 1");
  await expect.element(option("a")).toBeDisabled();
});

test("after a failed attempt the screen shows when the next one opens, links to the lesson, and opens it by itself", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  await openQuiz(1, [question("1")], { next_attempt_at: "2026-11-22T04:35:00.000Z", wait_seconds: 300 });
  await option("b").click();
  await check.click();
  await page.getByRole("link", { name: "getResults" }).click();
  await expect.element(page.getByText("opens at 10:05 am")).toBeVisible();
  const again = page.getByRole("button", { name: "retake", exact: true });
  await expect.element(again).toBeDisabled();
  await expect
    .element(page.getByRole("link", { name: "retakeLesson retakeLessonAll" }))
    .toHaveAttribute("href", "/lesson");
  vi.advanceTimersByTime(290_000);
  await expect.element(again).toBeDisabled();
  vi.advanceTimersByTime(15_000);
  await expect.element(page.getByText("pauseOver")).toBeVisible();
  await again.click();
  await expect.element(check).toHaveAttribute("aria-disabled", "true");
});

test("a choice survives a lost connection, with a notice, and is checked when it is back", async () => {
  await openQuiz(1, [question("1"), question("2")]);
  const portal = window.fetch;
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await option("a").click();
  await check.click();
  await expect.element(page.getByText("offline", { exact: true })).toBeVisible();
  await expect.element(page.getByText("connection lost")).toBeVisible();
  await expect.element(option("a")).toBeChecked();
  vi.stubGlobal("fetch", portal);
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByText("right", { exact: true })).toBeVisible();
});

test("a choice that was changed after the connection was lost is not replaced by the one before: it waits for its own press", async () => {
  await openQuiz(1, [question("1"), question("2")]);
  const portal = window.fetch;
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await option("b").click();
  await check.click();
  await expect.element(page.getByText("offline", { exact: true })).toBeVisible();
  await option("a").click();
  vi.stubGlobal("fetch", portal);
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByText("offline", { exact: true })).not.toBeInTheDocument();
  await expect.element(option("a")).toBeChecked();
  await check.click();
  await expect.element(page.getByText("Why a")).toBeVisible();
});
