import { colours } from "../../lib/platform/colours";
import { sendWaiting, tellSent } from "../queue/send-waiting";
import { cleared, leaveEvent, leavingMark, readFlag, signedIn } from "../shared/account";
import { fill } from "../shared/words";
import { button, el } from "./dom";
import { type Here, showFrame, waitingLine } from "./frame";
import { isOutdated } from "./fresh-progress";
import { showCase, showLesson } from "./lesson";
import { savedList, showList } from "./list";
import { showPanel } from "./panel";
import { showQuiz } from "./quiz";
import { readCourse, saveCourse, saveTopic } from "./save";
import { deleteEverything, noteFlag, readStored } from "./stored";
import { takeUnsent } from "./unsent";
import { sendNow, whenSent } from "./waiting";
import { savedWords } from "./words";
import { showDiscussion, showJournal, showMessage } from "./writing";

// The script of saved pages, loaded on a course's page, on saved pages, while something waits, and on logout.

const dialogStyle = `max-width:26rem;width:calc(100% - 2rem);border:1px solid ${colours.line};border-radius:12px;padding:1.25rem;background:#fff;color:${colours.ink};font-size:1rem;line-height:1.5`;
const buttonStyle = `display:block;width:100%;min-height:48px;margin-top:.75rem;border:2px solid ${colours.peacock};border-radius:8px;background:#fff;color:${colours.peacock};font:inherit;font-weight:600;padding:.4rem .75rem`;

const topicAddress = /^\/course\/module\/([^/]+)(?:\/([^/]+)(?:\/(\d+))?)?$/;
const quizAddress = /^\/quiz\/([^/]+)$/;
const caseAddress = /^\/my-courses\/([^/]+)\/cases\/([^/]+)$/;

/** Draws the saved page of this address, in the language that it was saved in; or what is saved instead. */
async function showSavedPage(account: string): Promise<void> {
  const stored = await readStored(account);
  const { pathname } = location;
  const [, topicId = "", section = "primary", page = "1"] = topicAddress.exec(pathname) ?? [];
  const [, quizOf = ""] = quizAddress.exec(pathname) ?? [];
  const topic = stored.topics.find((each) => each.topicId === (topicId || quizOf));
  const language = topic?.language ?? stored.courses[0]?.language ?? document.documentElement.lang;
  document.documentElement.lang = language;
  const here: Here = { account, stored, words: savedWords(language) };
  const again = () => showSavedPage(account);
  if (pathname === "/offline/message") return showMessage(here);
  if (topic && (quizOf || section === "quiz")) return showQuiz(here, topic);
  if (topic && section === "primary" && (await showLesson(here, topic, Number(page)))) return;
  if (topic && section === "reflective_journal" && (await showJournal(here, topic))) return;
  if (topic && section === "discussion" && (await showDiscussion(here, topic))) return;
  const [, courseId, caseId] = caseAddress.exec(pathname) ?? [];
  const course = stored.courses.find((each) => each.courseId === courseId);
  const found = course?.cases.find(({ id }) => id === caseId);
  if (course && found) return showCase(here, course, found);
  showList(here, () => void again(), /^\/(?:view\/course|dashboard|my-course)/.test(pathname));
}

let isRunning = false;

/**
 * Saves the topics that have opened since a course was saved, where its learner has asked for it: on the way, a minute of
 * internet sends the quiz of one topic and brings the next one (rule: offline.next). Topics that were open and were not
 * chosen, or were removed, are left alone.
 */
async function followCourses(account: string): Promise<void> {
  if (isRunning || !navigator.onLine) return;
  isRunning = true;
  try {
    for (const { courseId, language, follows, locked = [] } of (await readStored(account)).courses) {
      if (!follows || locked.length === 0) continue;
      const asked = { account, language, signal: new AbortController().signal };
      const course = await readCourse(courseId, asked);
      const opened = course.topics.filter(({ topic_id, open }) => open && locked.includes(topic_id));
      if (opened.length === 0) continue;
      // The course is stored last, so that a topic whose saving broke off is tried again.
      for (const { topic_id, bytes } of opened) await saveTopic(topic_id, bytes, [], asked);
      await saveCourse(course, asked, true);
      tellSent();
    }
  } finally {
    isRunning = false;
  }
}

/** On the pages that the worker makes: a saved page, and the list of what is stored. */
const root = document.documentElement;

async function start(): Promise<void> {
  const account = signedIn();
  const flag = readFlag();
  // Somebody else has signed in on this phone: nothing of the person before stays (threats T25, T40).
  if (flag && account !== "" && flag.account !== account) await deleteEverything();
  if (account !== "") await takeUnsent(account);
  // Also for a logout that the page's script held before this script came.
  document.addEventListener(leaveEvent, () => void leave(account));
  void leave(account);
  if (root.dataset.saved !== undefined) await draw(account);
  const list = document.querySelector<HTMLElement>("[data-offline-list]");
  if (list && account !== "") await fillList(list, account);
  const place = document.querySelector<HTMLElement>("[data-offline-course]");
  if (place && account !== "") await showPanel(place, account);
  if (account !== "") {
    whenSent(() => void followCourses(account).catch(() => undefined));
    whenSent(showFreshProgress);
  }
  sendNow(account);
  window.addEventListener("online", () => sendNow(signedIn()));
}

/** The page was rendered before the server had what waited on this phone. */
function showFreshProgress(count: number): void {
  const isTypedIn = document.activeElement?.matches("input, textarea, select") ?? false;
  if (isOutdated(count, { path: location.pathname, isSaved: root.dataset.saved !== undefined, isTypedIn }))
    location.reload();
}

async function draw(account: string): Promise<void> {
  const words = savedWords(root.lang);
  if (account !== "") return showSavedPage(account);
  const login = `/login?rdir=${encodeURIComponent(location.pathname)}`;
  showFrame(
    { account, words, stored: { courses: [], topics: [], queue: [] } },
    {
      title: words.hiddenTitle,
      back: { href: "/", label: words.toList },
      content: [
        el("h1", words.hiddenTitle),
        el("p", words.hiddenText),
        el("p", el("a", { class: "button", href: login }, words.logIn)),
      ],
    },
  );
}

async function fillList(place: HTMLElement, account: string): Promise<void> {
  const look = async () => {
    const here: Here = { account, stored: await readStored(account), words: savedWords(root.lang) };
    if (here.stored.topics.length + here.stored.queue.length === 0) return place.replaceChildren();
    const waits = waitingLine(here) ?? "";
    place.replaceChildren(el("h2", here.words.listTitle), waits, savedList(here, look));
  };
  whenSent(() => void look());
  await look();
}

void start().catch(() => undefined);

/** Deletes what is stored and lets a logout form go on, after asking where something is not sent yet. */
async function leave(account: string): Promise<void> {
  const form = document.querySelector<HTMLFormElement>(`form[${leavingMark}]`);
  if (!form) return;
  form.removeAttribute(leavingMark);
  const goOn = async () => {
    await deleteEverything();
    form.setAttribute(cleared, "");
    form.requestSubmit();
  };
  await takeUnsent(account);
  if (navigator.onLine) await sendWaiting(account).catch(() => undefined);
  const unsent = await noteFlag(account);
  if (unsent === 0) await goOn();
  else ask(account, unsent, goOn);
}

function ask(account: string, count: number, goOn: () => Promise<void>): void {
  const words = savedWords(document.documentElement.lang);
  const said = el("p", { role: "status" });
  const close = (): void => dialog.remove();
  const send = async () => {
    await sendWaiting(account).catch(() => undefined);
    if ((await noteFlag(account)) === 0) await goOn();
    else said.textContent = words.leaveFailed;
  };
  const dialog: HTMLDialogElement = el(
    "dialog",
    { style: dialogStyle, "aria-labelledby": "leave-title", onclose: close },
    el("h2", { id: "leave-title", style: "font-size:1.2rem;margin:0 0 .5rem" }, words.leaveTitle),
    el("p", { style: "margin:0" }, fill(words.leaveText, { count })),
    said,
    button(words.leaveSend, send, { style: buttonStyle }),
    button(words.leaveStay, close, { style: buttonStyle }),
    button(words.leaveAnyway, goOn, { style: buttonStyle }),
  );
  document.body.append(dialog);
  // Browsers without it show the dialog in the page.
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute("open", "");
}
