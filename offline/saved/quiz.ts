import type { SavedQuestion, SavedQuiz } from "../../lib/contract/learning/offline";
import { wholePercent } from "../../lib/contract/rules/whole-percent";
import type { StoredTopic } from "../queue/database";
import { fill } from "../shared/words";
import { el, icon, withHtml } from "./dom";
import type { Here } from "./frame";
import { readDone, writeDone } from "./stored";
import { showTopicPage, topicAddress } from "./topic-page";
import { keepCall } from "./waiting";

// Reads what lib/domain/offline/index.ts has sealed.

const encoder = new TextEncoder();

function digest(use: string, salt: string, ids: string[]): Promise<ArrayBuffer> {
  return crypto.subtle.digest("SHA-256", encoder.encode([use, salt, ...[...ids].sort()].join(" ")));
}

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function open(sealed: string, key: ArrayBuffer): Promise<string> {
  const bytes = Uint8Array.from(atob(sealed), (sign) => sign.charCodeAt(0));
  const secret = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
  const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv: bytes.slice(0, 12) }, secret, bytes.slice(12));
  return new TextDecoder().decode(text).trim();
}

/** What is said of an answer, as after an answer on the portal: the reason of each choice that may be told. */
type Feedback = { correct: boolean; feedback: string; why: Map<string, { correct: boolean; why: string }> };

/** Marks an answer on this phone. The server marks it again. */
async function markAnswer(question: SavedQuestion, choices: string[]): Promise<Feedback> {
  const { salt } = question;
  const correct = hex(await digest("right", salt, choices)) === question.right;
  const why: Feedback["why"] = new Map();
  for (const { id, sealed } of question.options) {
    if (!choices.includes(id)) continue;
    const told: { correct: boolean; why: string } = JSON.parse(await open(sealed, await digest("option", salt, [id])));
    // Of a wrong answer with several choices, the right ones among them are not told (rule: quiz.key-after-pass).
    if (correct || !told.correct) why.set(id, told);
  }
  const feedback = correct ? await open(question.feedback, await digest("feedback", salt, choices)) : "";
  return { correct, feedback, why };
}

/** The answers of one attempt, by the question's id: those that the portal had, and those of this phone. */
type Given = Record<string, { choices: string[]; correct: boolean }>;

const savedQuizName = (topicId: string, attempt: number) => `quiz/${topicId}/${attempt}`;

function isGiven(value: unknown): value is Given {
  return typeof value === "object" && value !== null;
}

/** The saved quiz: its next question, or the result as far as this phone can tell. */
export async function showQuiz(here: Here, stored: StoredTopic): Promise<void> {
  const { quiz } = stored.topic;
  const { words, account } = here;
  if (!quiz)
    return showTopicPage(here, stored, { section: "quiz" }, [
      el("h1", {}, words.quiz.title),
      el("p", {}, words.quizNone),
    ]);
  const known = await readDone(account, savedQuizName(stored.topicId, quiz.attempt));
  const given: Given = {
    ...Object.fromEntries(quiz.answered.map(({ id, choices, correct }) => [id, { choices, correct }])),
    ...(isGiven(known) ? known : {}),
  };
  const index = quiz.questions.findIndex(({ id }) => !given[id]);
  const question = quiz.questions[index];
  if (question) showQuestion(here, stored, quiz, given, question, index + 1);
  else showResult(here, stored, quiz, given);
}

function showQuestion(
  here: Here,
  stored: StoredTopic,
  quiz: SavedQuiz,
  given: Given,
  question: SavedQuestion,
  number: number,
): void {
  const { words } = here;
  const check = el("button", { type: "submit", class: "button", disabled: true }, words.quiz.check);
  const options = question.options.map(({ id, option }, index) =>
    el(
      "label",
      { class: "option" },
      el("input", {
        type: question.op_type,
        name: "choice",
        value: id,
        onchange: () => (check.disabled = chosen().length === 0),
      }),
      el("b", { "aria-hidden": "true" }, String.fromCharCode(65 + index)),
      withHtml("span", option),
    ),
  );
  const verdict = el("div", { tabindex: -1, class: "verdict" });
  const chosen = () => [...form.querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value);
  const field = el(
    "fieldset",
    {},
    el("input", { type: "hidden", name: "questionId", value: question.id }),
    el("legend", {}, withHtml("h1", question.question)),
    ...options,
  );
  const answer = async (event: Event) => {
    event.preventDefault();
    const choices = chosen();
    if (choices.length === 0 || field.disabled) return;
    field.disabled = true;
    const said = await markAnswer(question, choices);
    await keepAnswer(here, stored, quiz, { ...given, [question.id]: { choices, correct: said.correct } }, question.id);
    tell(here, stored, quiz, question, said, { field, verdict, number });
    check.remove();
  };
  const form = el("form", { class: "quiz", onsubmit: (event) => void answer(event) }, field, verdict, check);
  showTopicPage(here, stored, { section: "quiz" }, [
    el("p", { class: "soft" }, fill(words.quiz.questionOf, { number, total: quiz.questions.length })),
    el("p", { class: "soft" }, question.op_type === "radio" ? words.quiz.chooseOne : words.quiz.chooseSeveral),
    form,
    el("p", { class: "soft" }, words.quizMarked),
  ]);
}

/** Stores the answer on this phone, and the call that brings it to the portal, once for each question. */
async function keepAnswer(
  { account }: Here,
  stored: StoredTopic,
  quiz: SavedQuiz,
  given: Given,
  questionId: string,
): Promise<void> {
  const { topicId, language, topic } = stored;
  const choices = given[questionId]?.choices ?? [];
  await writeDone(account, savedQuizName(topicId, quiz.attempt), given);
  await keepCall(
    account,
    {
      name: `${savedQuizName(topicId, quiz.attempt)}/${questionId}`,
      method: "POST",
      path: `/quiz/${topicId}/answers`,
      body: { questionId, choices, attempt: quiz.attempt, language },
      about: { kind: "quiz", title: topic.name },
    },
    "first",
  );
}

/** Right or wrong, the reason of each choice, and the way on. */
function tell(
  here: Here,
  stored: StoredTopic,
  quiz: SavedQuiz,
  question: SavedQuestion,
  said: Feedback,
  { field, verdict, number }: { field: HTMLFieldSetElement; verdict: HTMLElement; number: number },
): void {
  const { quiz: words } = here.words;
  for (const input of field.querySelectorAll("input")) {
    const told = said.why.get(input.value);
    const label = input.closest("label");
    if (!told || !label) continue;
    label.classList.add(told.correct ? "right" : "wrong");
    const mark = told.correct ? `${words.yourChoice} · ${words.rightOption}` : words.yourChoice;
    label.append(
      el(
        "span",
        { class: "why" },
        el("b", {}, icon(told.correct ? "check" : "cross"), ` ${mark}`),
        withHtml("span", told.why),
      ),
    );
  }
  const { lesson } = question;
  const isLast = number === quiz.questions.length;
  verdict.append(
    el(
      "p",
      { class: "notice" },
      el("b", {}, said.correct ? words.right : words.wrong),
      " ",
      withHtml("span", said.feedback),
    ),
  );
  if (lesson && !said.correct)
    verdict.append(
      el(
        "p",
        {},
        el(
          "a",
          { href: topicAddress(lesson.topic, "primary", lesson.page) },
          fill(words.lessonPage, { page: lesson.page, title: lesson.title }),
        ),
      ),
    );
  verdict.append(
    el(
      "button",
      { type: "button", class: "button", onclick: () => void showQuiz(here, stored) },
      isLast ? words.getResults : words.next,
    ),
  );
  verdict.focus();
}

/** The result as the portal will count it. */
export function resultOf({ questions, passing_percent }: SavedQuiz, given: Given) {
  const [total, correct] = [questions.length, questions.filter(({ id }) => given[id]?.correct).length];
  const percent = wholePercent(correct, total);
  return { total, correct, percent, passed: percent >= passing_percent };
}

function showResult(here: Here, stored: StoredTopic, quiz: SavedQuiz, given: Given): void {
  const { words } = here;
  const { total, correct, percent, passed } = resultOf(quiz, given);
  showTopicPage(here, stored, { section: "quiz" }, [
    el("h1", {}, passed ? words.quizPassed : words.quizNotPassed),
    el("p", {}, fill(words.quiz.score, { correct, total, percent })),
    !passed && el("p", {}, fill(words.quiz.passMark, { percent: quiz.passing_percent })),
    el(
      "ol",
      { class: "marks" },
      ...quiz.questions.map(({ id, question }) =>
        el(
          "li",
          {},
          icon(given[id]?.correct ? "check" : "cross"),
          " ",
          withHtml("span", question),
          ` (${given[id]?.correct ? words.quiz.reviewRight : words.quiz.reviewWrong})`,
        ),
      ),
    ),
    passed ? waitsForNext(here, stored) && el("p", {}, words.quizNext) : el("p", {}, words.quizAgain),
    el("p", { class: "soft" }, words.quizMarked),
  ]);
}

/** Whether the topic after this one is not on this phone. */
function waitsForNext({ stored: { courses, topics } }: Here, { courseId, topicId }: StoredTopic): boolean {
  const order = courses.find((course) => course.courseId === courseId)?.topics ?? [];
  const next = order[order.findIndex(({ id }) => id === topicId) + 1];
  return next !== undefined && topics.every((topic) => topic.topicId !== next.id);
}
