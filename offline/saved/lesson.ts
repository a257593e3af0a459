import type { SavedCase, SavedTopic } from "../../lib/contract/learning/offline";
import type { StoredCourse, StoredTopic } from "../queue/database";
import { addSeconds } from "../queue/queue";
import { queueStore } from "../queue/store";
import { savedFiles } from "../shared/cache-names";
import { fill } from "../shared/words";
import { button, el, withHtml } from "./dom";
import { type Here, helplines, showFrame } from "./frame";
import { noteFlag } from "./stored";
import { showTopicPage } from "./topic-page";
import { asWaiting, keepCall } from "./waiting";

/** How often the time is written down; a page that is closed loses less than that. */
const stepMs = 3000;

/** Counts the seconds for which a page is seen, by a clock that no setting changes, until they are sent. */
function countReading(account: string, { topicId, topic }: StoredTopic, page: number): void {
  let since: number | null = null;
  let rest = 0;
  // The first step writes at once, so that a page that was opened is known to have been.
  const write = async () => {
    const now = performance.now();
    if (since !== null) rest += now - since;
    since = document.visibilityState === "visible" ? now : null;
    const seconds = Math.floor(rest / 1000);
    rest -= seconds * 1000;
    await addSeconds(
      queueStore,
      asWaiting(account, {
        name: `reading/${topicId}/${page}`,
        method: "POST",
        path: `/offline/reading/${topicId}`,
        body: { page, seconds: 0 },
        about: { kind: "reading", title: topic.pages[page - 1]?.title ?? "" },
      }),
      seconds,
    );
    await noteFlag(account);
  };
  const step = () => void write().catch(() => undefined);
  step();
  setInterval(() => document.visibilityState === "visible" && step(), stepMs);
  document.addEventListener("visibilitychange", step);
}

/** A page of a saved lesson. @returns false where the topic has no such page */
export async function showLesson(here: Here, stored: StoredTopic, page: number): Promise<boolean> {
  const found = stored.topic.pages[page - 1];
  if (!found) return false;
  const { words, account } = here;
  showTopicPage(here, stored, { section: "primary", page }, [
    el("p", { class: "soft" }, fill(words.pageOf, { page, total: stored.topic.pages.length })),
    el("h1", found.title),
    await videoElement(found, here),
    withHtml("div", found.content, { class: "prose", lang: stored.language }),
    found.form && surveyForm(here, stored, found.form),
  ]);
  countReading(account, stored, page);
  return true;
}

/** The saved recording, or its text where it is not saved. */
async function videoElement({ recording }: SavedTopic["pages"][number], { words }: Here): Promise<HTMLElement | null> {
  if (!recording) return null;
  const file = await (await caches.open(savedFiles)).match(recording.address);
  const title = fill(words.film, { title: recording.title });
  const video = file && el("video", { controls: true, preload: "metadata", "aria-label": title });
  if (video && file) video.src = URL.createObjectURL(await file.blob());
  return el(
    "section",
    { class: "film" },
    el("h2", title),
    video ?? el("p", words.filmNeeds),
    el("details", el("summary", words.filmText), withHtml("div", recording.transcript, { class: "prose" })),
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement): Control[] => [
  ...form.querySelectorAll<Control>("input[name], textarea[name], select[name]"),
];

/** The words of the question that a control belongs to. */
function questionOf(control: Control): string {
  const label = control.closest("fieldset")?.querySelector("legend") ?? control.labels?.[0];
  return label?.textContent?.trim() || control.name;
}

/** The answers by name; several of one name are joined by commas (rule: survey.every-field). */
function readAnswers(form: HTMLFormElement): Record<string, string> {
  const given = new FormData(form);
  const names = controlsOf(form).map(({ name }) => name);
  return Object.fromEntries([...new Set(names)].map((name) => [name, given.getAll(name).map(String).join(",")]));
}

/** The questions of a saved page. Their HTML was made and sanitised by the portal, as on its own page. */
function surveyForm({ words, account }: Here, { topicId, topic, language }: StoredTopic, html: string): HTMLElement {
  const said = el("p", { role: "status" });
  const submit = async (event: Event) => {
    event.preventDefault();
    const answers = readAnswers(form);
    const missing = controlsOf(form).find(({ name }) => answers[name]?.trim() === "");
    if (missing) {
      said.textContent = fill(words.formMissing, { field: questionOf(missing) });
      missing.focus();
      return;
    }
    await keepCall(account, "last", {
      name: `survey/${topicId}/${Object.keys(answers).join(",")}`,
      method: "POST",
      path: `/users/user_survey_data/${topicId}`,
      body: answers,
      text: Object.values(answers).join("\n"),
      about: { kind: "survey", title: topic.name },
    });
    said.textContent = words.kept;
  };
  const form = el(
    "form",
    { class: "survey", novalidate: true, onsubmit: (event) => void submit(event) },
    el("h2", words.formTitle),
    el("p", { class: "soft" }, words.formText),
    withHtml("div", html, { lang: language }),
    said,
    el("button", { type: "submit", class: "button" }, words.send),
  );
  return form;
}

/** A saved case: its steps one after the other with what followed from each choice, and its end, which is sent. */
export function showCase(here: Here, course: StoredCourse, found: SavedCase, path: string[] = []): void {
  const { words, account } = here;
  const passed: HTMLElement[] = [];
  let step = found.steps[0];
  for (const id of path) {
    const choice = step?.choices.find((each) => each.id === id);
    if (!step || !choice) break;
    const reply = el("p", { class: "notice" }, el("b", choice.text), " ", choice.reply);
    passed.push(el("div", el("p", step.text), reply));
    step = found.steps.find((each) => each.id === choice.to);
  }
  const atEnd = path.length > 0 && !step;
  const choose = async (id: string) => {
    const next = [...path, id];
    showCase(here, course, found, next);
    const last = step?.choices.find((each) => each.id === id);
    if (last && found.steps.every((each) => each.id !== last.to))
      await keepCall(account, "first", {
        name: `case/${course.courseId}/${found.id}`,
        method: "POST",
        path: `/users/cases/${course.courseId}/${found.id}`,
        body: { path: next.join("."), language: course.language },
        about: { kind: "case", title: found.title },
      });
    document.querySelector<HTMLElement>("#now")?.focus();
  };
  const now = step
    ? [el("p", step.text), ...step.choices.map(({ id, text }) => button(text, () => choose(id), { class: "option" }))]
    : atEnd && [
        el("h2", words.caseClosing),
        withHtml("div", found.closing, { class: "prose" }),
        button(words.caseAgain, () => showCase(here, course, found), { class: "button" }),
      ];
  showFrame(here, {
    title: found.title,
    back: { href: `/view/course/${course.courseId}`, label: course.name },
    content: [
      el("h1", found.title),
      el("p", found.situation),
      ...passed,
      el("section", { id: "now", tabindex: -1 }, now),
      helplines(here),
    ],
  });
}
