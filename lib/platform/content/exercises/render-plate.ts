import type { Language } from "../../i18n/language";
import { messagesIn } from "../../i18n/messages";
import { paintStrokes } from "../scenes/paint";
import { paints } from "../scenes/parts";
import { escapeHtml } from "../text/escape-html";
import type { Exercise, Foods } from "./exercise";

type Plate = Extract<Exercise, { kind: "plate" }>;
type Use = { foods: Foods; name: string; language: Language };

const middle = 100;
/** How far from the middle of the plate food lies. */
const around = 54;

/** A plate that fills with what is ticked, and what it then gives the body. */
export function renderPlate(plate: Plate, { foods, name, language }: Use): string {
  const t = messagesIn(language).exercises;
  // In the order of the jobs, so that one rule finds a plate that has each of them.
  const chosen = plate.jobs.flatMap((job, index) =>
    plate.foods.filter((food) => food.job === job.id).map((food) => ({ ...food, place: index + 1 })),
  );
  const ticks = chosen.map(
    (food, index) =>
      `<input type="checkbox" id="${name}-${index + 1}" class="made-choice exercise-choice f${index + 1} j${food.place}">` +
      `<label class="made-key exercise-key" for="${name}-${index + 1}">${escapeHtml(food[language])}</label>`,
  );
  const served = chosen.map((food, index) => {
    const angle = (2 * Math.PI * index) / chosen.length - Math.PI / 2;
    const [x, y] = [middle + around * Math.cos(angle), middle + around * Math.sin(angle)].map(Math.round);
    return `<g class="food food${index + 1}" transform="translate(${x} ${y})">${paintStrokes(foods[food.food] ?? [])}</g>`;
  });
  const jobs = plate.jobs.map(
    (job, index) =>
      `<li class="job${index + 1}"><b>${escapeHtml(job[language])}</b> <span class="job-has">${escapeHtml(job.has[language])}</span>` +
      `<span class="job-lacks">${escapeHtml(job.lacks[language])}</span></li>`,
  );
  return (
    `<fieldset class="exercise-card"><legend>${escapeHtml(t.plate)}</legend>${ticks.join("")}` +
    `<svg class="exercise-dish" viewBox="0 0 200 200" aria-hidden="true"><g fill="none" stroke="${paints.ink}" ` +
    `stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${emptyPlate}${served.join("")}</g></svg>` +
    `<div class="exercise-jobs" aria-live="polite"><ul>${jobs.join("")}</ul><p class="plate-done">${escapeHtml(plate.done[language])}</p></div></fieldset>`
  );
}

const emptyPlate =
  `<circle cx="100" cy="100" r="96" fill="${paints.silver}"/><circle cx="100" cy="100" r="96" stroke="${paints.paper}" stroke-width=".9"/>` +
  `<circle cx="100" cy="100" r="84" fill="${paints.tint}" stroke-width="2"/>` +
  `<circle cx="100" cy="100" r="90" stroke="${paints.paper}" stroke-width="6" stroke-dasharray="1.6 6"/>`;
