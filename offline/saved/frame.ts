import { fill } from "../shared/words";
import { type Child, el, icon } from "./dom";
import type { Stored } from "./stored";
import type { SavedWords } from "./words";

/** What every saved page is drawn with. */
export type Here = { account: string; stored: Stored; words: SavedWords };

type Frame = { title: string; back: { href: string; label: string }; content: Child[] };

/** Replaces the page: one bar at the top with the way back, and the text. */
export function showFrame(here: Here, { title, back, content }: Frame): void {
  document.title = title;
  document.body.replaceChildren(
    el(
      "header",
      { class: "saved-bar" },
      el("a", { href: back.href }, icon("back"), ` ${back.label}`),
      el("span", { class: "mark" }, navigator.onLine ? "" : here.words.reading),
    ),
    el("main", { id: "main" }, waitingLine(here), content),
  );
}

/** How much waits to be sent; null where nothing does. */
export function waitingLine({ stored: { queue }, words }: Here): HTMLElement | null {
  const count = queue.filter(({ refused, about }) => refused === undefined && about.kind !== "reading").length;
  if (count === 0) return null;
  const text = count === 1 ? words.waitingOne : fill(words.waitingMany, { count });
  return el("p", { class: "waiting", role: "status" }, text);
}

/** The numbers to call at once, below every field that somebody may write about danger in. */
export function helplines({ stored, words }: Here): HTMLElement | null {
  const [course] = stored.courses;
  if (!course || course.helplines.length === 0) return null;
  const numbers = course.helplines.flatMap(({ name, number }, index) => [
    index > 0 && " · ",
    el("a", { href: `tel:${number}` }, `${name} ${number}`),
  ]);
  return el("p", { class: "soft" }, `${words.helplines} `, numbers);
}
