import { el, icon } from "./dom";
import { waitingLine } from "./refused";
import type { Stored } from "./stored";
import type { SavedWords } from "./words";

/** What every saved page is drawn with. */
export type Here = { account: string; stored: Stored; words: SavedWords };

export type Frame = { title: string; back: { href: string; label: string } | null; content: (Node | null | false)[] };

/** Replaces the page: one bar at the top with the way back, and the text. */
export function showFrame({ stored, words }: Here, { title, back, content }: Frame): void {
  document.title = title;
  const bar = el(
    "header",
    { class: "saved-bar" },
    back && el("a", { href: back.href }, icon("back"), ` ${back.label}`),
    el("span", { class: "mark" }, navigator.onLine ? "" : words.reading),
  );
  const main = el("main", { id: "main" });
  for (const part of [waitingLine(stored.queue, words), ...content]) if (part) main.append(part);
  document.body.replaceChildren(bar, main);
}

/** The numbers to call at once, below every field that somebody may write about danger in. */
export function helplines({ stored, words }: Here): HTMLElement | null {
  const [course] = stored.courses;
  if (!course || course.helplines.length === 0) return null;
  const numbers = course.helplines.flatMap(({ name, number }, index) => [
    index > 0 ? " · " : "",
    el("a", { href: `tel:${number}` }, `${name} ${number}`),
  ]);
  return el("p", { class: "soft" }, `${words.helplines} `, ...numbers);
}
