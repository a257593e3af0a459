import type { SavedCase } from "../../lib/contract/learning/offline";
import type { StoredCourse } from "../queue/database";
import { el, withHtml } from "./dom";
import { type Here, helplines, showFrame } from "./frame";
import { keepCall } from "./waiting";

/** A saved case: its steps one after the other with what followed from each choice, and its end, which is sent. */
export function showCase(here: Here, course: StoredCourse, found: SavedCase, path: string[] = []): void {
  const { words, account } = here;
  const passed: HTMLElement[] = [];
  let step = found.steps[0];
  for (const id of path) {
    const choice = step?.choices.find((each) => each.id === id);
    if (!step || !choice) break;
    passed.push(
      el("div", {}, el("p", {}, step.text), el("p", { class: "notice" }, el("b", {}, choice.text), " ", choice.reply)),
    );
    step = found.steps.find((each) => each.id === choice.to);
  }
  const atEnd = path.length > 0 && !step;
  const choose = async (id: string) => {
    const next = [...path, id];
    showCase(here, course, found, next);
    const last = step?.choices.find((each) => each.id === id);
    if (last && found.steps.every((each) => each.id !== last.to))
      await keepCall(
        account,
        {
          name: `case/${course.courseId}/${found.id}`,
          method: "POST",
          path: `/users/cases/${course.courseId}/${found.id}`,
          body: { path: next.join("."), language: course.language },
          about: { kind: "case", title: found.title },
        },
        "first",
      );
    document.querySelector<HTMLElement>("#now")?.focus();
  };
  showFrame(here, {
    title: found.title,
    back: { href: `/view/course/${course.courseId}`, label: course.name },
    content: [
      el("h1", {}, found.title),
      el("p", {}, found.situation),
      ...passed,
      el(
        "section",
        { id: "now", tabindex: -1 },
        step && el("p", {}, step.text),
        ...(step?.choices ?? []).map(({ id, text }) =>
          el("button", { type: "button", class: "option", onclick: () => void choose(id) }, text),
        ),
        atEnd && el("h2", {}, words.caseClosing),
        atEnd && withHtml("div", found.closing, { class: "prose" }),
        atEnd &&
          el(
            "button",
            { type: "button", class: "button", onclick: () => showCase(here, course, found) },
            words.caseAgain,
          ),
      ),
      helplines(here),
    ],
  });
}
