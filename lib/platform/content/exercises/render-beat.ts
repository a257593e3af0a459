import type { Language } from "../../i18n/language";
import { escapeHtml } from "../text/escape-html";
import type { Exercise } from "./exercise";

type Beat = Extract<Exercise, { kind: "beat" }>;

/**
 * A circle that beats 110 times a minute from when it is started, by style sheets alone. The sound is added by a script
 * of the page (components/layout/drill), which finds the checkbox by `data-drill`.
 */
export function renderBeat({ drill, start, words, steps, still }: Beat, name: string, language: Language): string {
  const said = words.map(
    (each, index) => `<span class="beat-word beat-word-${index + 1}">${escapeHtml(each[language])}</span>`,
  );
  const counted = steps.map((each) => `<li>${escapeHtml(each[language])}</li>`);
  return (
    `<input type="checkbox" id="${name}-1" class="made-choice exercise-choice beat-start" data-drill="${drill}">` +
    `<label class="made-key exercise-key" for="${name}-1">${escapeHtml(start[language])}</label>` +
    `<div class="beat beat-${drill}" aria-hidden="true"><span class="beat-circle"></span><p class="beat-words">${said.join("")}</p></div>` +
    `<ol class="beat-count">${counted.join("")}</ol><p class="beat-still">${escapeHtml(still[language])}</p>`
  );
}
