import type { SavedQuestion, SavedQuiz } from "../../lib/contract/learning/offline";
import { spansTopics } from "../../lib/contract/rules/quiz/spans-topics";
import { wholePercent } from "../../lib/contract/rules/quiz/whole-percent";
import type { StoredTopic } from "../queue/database";
import { fill } from "../shared/words";
import { button, type Child, el, icon, withHtml } from "./dom";
import type { Here } from "./frame";
import { addDone, readDone } from "./stored";
import { showTopicPage, topicAddress } from "./topic-page";
import { asWaiting, sendSoon } from "./waiting";
import type { SavedWords } from "./words";

// Reads what lib/domain/offline/index.ts has sealed.

const encoder = new TextEncoder();

export function digest(use: string, salt: string, ids: string[]): Promise<ArrayBuffer> {
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

type Told = { correct: boolean; why: string };
/** What is said of an answer, as after an answer on the portal: the reason of each choice that may be told. */
type Feedback = { result: "right" | "part" | "wrong"; feedback: string; why: Map<string, Told> };

/** Marks an answer on this phone. The server marks it again. */
export async function markAnswer(question: SavedQuestion, choices: string[]): Promise<Feedback> {
  const { salt } = question;
  const why: Feedback["why"] = new Map();
  for (const { id, sealed } of question.options)
    if (choices.includes(id)) why.set(id, JSON.parse(await open(sealed, await digest("option", salt, [id]))));
  if (hex(await digest("right", salt, choices)) === question.right)
    return { result: "right", feedback: await open(question.feedback, await digest("feedback", salt, choices)), why };
  // Without a reason: it is told after the quiz is passed (rule: quiz.key-after-pass).
  if ([...why.values()].every(({ correct }) => correct)) {
    for (const told of why.values()) told.why = "";
    return { result: "part", feedback: "", why };
  }
  // Of a wrong answer with several choices, the right ones among them are not told.
  for (const [id, { correct }] of why) if (correct) why.delete(id);
  return { result: "wrong", feedback: "", why };
}

/** The answers of one attempt, by the question's id: those that the portal had, and those of this phone. */
type Given = Record<string, { choices: string[]; correct: boolean }>;

const savedQuizName = (topicId: string, attempt: number) => `quiz/${topicId}/${attempt}`;

/** The saved quiz: its next question, or the result as far as this phone can tell. */
export async function showQuiz(here: Here, stored: StoredTopic): Promise<void> {
  const { quiz } = stored.topic;
  const { words, account } = here;
  const show = (...content: Child[]) => showTopicPage(here, stored, { section: "quiz" }, content);
  if (!quiz) return show(el("h1", words.quiz.title), el("p", words.quizNone));
  const known = await readDone(account, savedQuizName(stored.topicId, quiz.attempt));
  const given: Given = {
    ...Object.fromEntries(quiz.answered.map(({ id, choices, correct }) => [id, { choices, correct }])),
    ...(known as Given | null),
  };
  const question = quiz.questions.find(({ id }) => !given[id]);
  const content = question ? questionContent(here, stored, quiz, question) : resultContent(here, stored, quiz, given);
  show(...content, el("p", { class: "soft" }, words.quizMarked));
}

function questionContent(here: Here, stored: StoredTopic, savedQuiz: SavedQuiz, question: SavedQuestion): Child[] {
  const { quiz: words } = here.words;
  const { attempt, questions } = savedQuiz;
  const { topicId, language, topic } = stored;
  const [number, total] = [questions.indexOf(question) + 1, questions.length];
  const check = el("button", { type: "submit", class: "button", disabled: true }, words.check);
  const chosen = () => [...form.querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value);
  const onchange = () => (check.disabled = chosen().length === 0);
  const options = question.options.map(({ id, option }, index) =>
    el(
      "label",
      { class: "option" },
      el("input", { type: question.op_type, name: "choice", value: id, onchange }),
      el("b", { "aria-hidden": "true" }, String.fromCharCode(65 + index)),
      withHtml("span", option),
    ),
  );
  const verdict = el("div", { tabindex: -1, class: "verdict" });
  const field = el(
    "fieldset",
    el("input", { type: "hidden", name: "questionId", value: question.id }),
    el("legend", withHtml("h1", question.question)),
    options,
  );
  const answer = async (event: Event) => {
    event.preventDefault();
    const choices = chosen();
    if (choices.length === 0 || field.disabled) return;
    field.disabled = true;
    const said = await markAnswer(question, choices);
    const name = savedQuizName(topicId, attempt);
    const call = asWaiting(here.account, {
      name: `${name}/${question.id}`,
      method: "POST",
      path: `/quiz/${topicId}/answers`,
      body: { questionId: question.id, choices, attempt, language },
      about: { kind: "quiz", title: topic.name },
    });
    const made = { choices, correct: said.result === "right" };
    // Another tab has answered it, and that answer counts.
    if (!(await addDone(name, question.id, made, call))) return showQuiz(here, stored);
    await sendSoon(here.account);
    showReasons(field, said, words);
    const next = number === total ? words.getResults : words.next;
    verdict.append(
      ...verdictOf(question, said, words),
      button(next, () => showQuiz(here, stored), { class: "button" }),
    );
    verdict.focus();
    check.remove();
  };
  const form = el("form", { class: "quiz", onsubmit: (event) => void answer(event) }, field, verdict, check);
  return [
    el(
      "p",
      { class: "soft" },
      [fill(words.questionOf, { number, total }), pageOf(question, savedQuiz, topicId, words)]
        .filter(Boolean)
        .join(" · "),
    ),
    el("p", { class: "soft" }, question.op_type === "radio" ? words.chooseOne : words.chooseSeveral),
    form,
  ];
}

/** The page that a question is about; of a course's last quiz with its topic. */
export function pageOf(
  { lesson }: SavedQuestion,
  { questions }: SavedQuiz,
  topicId: string,
  words: SavedWords["quiz"],
) {
  if (!lesson) return "";
  const { topic_name: topic, page } = lesson;
  if (!spansTopics(questions, topicId)) return fill(words.fromPage, { page });
  return topic ? fill(words.fromTopicPage, { page, topic }) : "";
}

/** Writes below each chosen option whether it is right, and why. */
function showReasons(field: HTMLFieldSetElement, { why }: Feedback, words: SavedWords["quiz"]): void {
  for (const input of field.querySelectorAll("input")) {
    const told = why.get(input.value);
    const label = input.closest("label");
    if (!told || !label) continue;
    label.classList.add(told.correct ? "right" : "wrong");
    const mark = told.correct ? words.yourRightChoice : words.yourChoice;
    const bold = el("b", icon(told.correct ? "check" : "cross"), ` ${mark}`);
    label.append(el("span", { class: "why" }, bold, withHtml("span", told.why)));
  }
}

/** Right, not complete or wrong, and the page of the lesson that an answer leads to unless it is right. */
function verdictOf({ lesson }: SavedQuestion, { result, feedback }: Feedback, words: SavedWords["quiz"]): Node[] {
  const notice = el("p", { class: "notice" }, el("b", words[result]), " ", withHtml("span", feedback));
  if (!lesson || result === "right") return [notice];
  const { topic, page, title } = lesson;
  const text = fill(result === "part" ? words.onPage : words.lessonPage, { page, title });
  return [notice, el("p", el("a", { href: topicAddress(topic, "primary", page) }, text))];
}

/** The result as the portal will count it. */
export function resultOf({ questions, passing_percent }: SavedQuiz, given: Given) {
  const [total, correct] = [questions.length, questions.filter(({ id }) => given[id]?.correct).length];
  const percent = wholePercent(correct, total);
  return { total, correct, percent, passed: percent >= passing_percent };
}

function resultContent(here: Here, stored: StoredTopic, quiz: SavedQuiz, given: Given): Child[] {
  const { words } = here;
  const { total, correct, percent, passed } = resultOf(quiz, given);
  const marks = quiz.questions.map((each) => {
    const isRight = given[each.id]?.correct;
    const mark = [
      isRight ? words.quiz.reviewRight : words.quiz.reviewWrong,
      pageOf(each, quiz, stored.topicId, words.quiz),
    ];
    return el(
      "li",
      icon(isRight ? "check" : "cross"),
      " ",
      withHtml("span", each.question),
      ` (${mark.filter(Boolean).join(" · ")})`,
    );
  });
  return [
    el("h1", passed ? words.quizPassed : words.quizNotPassed),
    el("p", fill(words.quiz.score, { correct, total, percent })),
    !passed && el("p", fill(words.quiz.passMark, { percent: quiz.passing_percent })),
    el("ol", { class: "marks" }, marks),
    passed ? waitsForNext(here, stored) && el("p", words.quizNext) : el("p", words.quizAgain),
  ];
}

/** Whether the topic after this one is not on this phone. */
function waitsForNext({ stored: { courses, topics } }: Here, { courseId, topicId }: StoredTopic): boolean {
  const order = courses.find((course) => course.courseId === courseId)?.topics ?? [];
  const next = order[order.findIndex(({ id }) => id === topicId) + 1];
  return next !== undefined && topics.every((topic) => topic.topicId !== next.id);
}
