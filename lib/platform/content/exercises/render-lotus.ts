import type { Language } from "../../i18n/language";
import { paintArea } from "../scenes/paint";
import { paints } from "../scenes/parts";
import { escapeHtml } from "../text/escape-html";
import type { Exercise } from "./exercise";

type Breath = Extract<Exercise, { kind: "breathe" }>;

const petal = "M0 0C-26 -22 -26 -62 0 -88C26 -62 26 -22 0 0Z";

/** A lotus that opens and closes in the time of slow breathing, from when it is started. */
export function renderLotus(breath: Breath, name: string, language: Language): string {
  const petals = ["outer-left", "outer-right", "left", "right", "centre"].map(
    (place) =>
      `<g class="petal petal-${place}">${paintArea(petal, place === "left" || place === "right" ? paints.sindoor : paints.marigold)}` +
      `<path d="M0 -14V-68M-7 -22Q-12 -44 -4 -64M7 -22Q12 -44 4 -64" stroke-width="1.6"/></g>`,
  );
  const counts = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(" ");
  return (
    `<input type="checkbox" id="${name}-1" class="made-choice exercise-choice lotus-start">` +
    `<label class="made-key exercise-key" for="${name}-1">${escapeHtml(breath.start[language])}</label>` +
    `<div class="lotus"><svg viewBox="-110 -110 220 140" aria-hidden="true"><g fill="none" stroke="${paints.ink}" ` +
    `stroke-width="3" stroke-linejoin="round" stroke-linecap="round" transform="translate(0 6)">${petals.join("")}` +
    `<path class="lotus-water" d="M-104 16H104" stroke="${paints.peacock}" stroke-width="6" stroke-dasharray="16 10"/></g></svg>` +
    `<p class="lotus-words" aria-hidden="true"><span class="lotus-in">${escapeHtml(breath.in[language])}</span>` +
    `<span class="lotus-out">${escapeHtml(breath.out[language])}</span></p></div>` +
    `<ol class="lotus-count"><li>${escapeHtml(breath.in[language])}: ${counts(4)}</li>` +
    `<li>${escapeHtml(breath.out[language])}: ${counts(6)}</li></ol><p class="lotus-still">${escapeHtml(breath.still[language])}</p>`
  );
}
