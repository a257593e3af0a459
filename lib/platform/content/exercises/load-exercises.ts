import { gzipSync } from "node:zlib";
import { inEachLanguage, type Language, languages } from "../../i18n/language";
import { messagesIn } from "../../i18n/messages";
import type { Problem } from "../broken";
import type { ContentFiles } from "../files";
import { pictureProblems } from "../scenes/check-scene";
import { loadSceneParts } from "../scenes/load-scenes";
import { type Definitions, inInk, paintArea, paintStrokes, renderDefinitions } from "../scenes/paint";
import { paints, type SceneParts } from "../scenes/parts";
import { describePanel, fullStop, paintPanel } from "../scenes/render-scene";
import type { PanelPicture } from "../scenes/scene";
import { escapeHtml } from "../text/escape-html";
import { type Exercise, exerciseFile, type Foods, foodsFile, type RenderedExercise } from "./exercise";

const folder = "exercises";
export const mostExerciseBytes = 6 * 1024;

/** Reads `exercises/<id>.yaml`. @throws BrokenContent */
export function loadExercises(files: ContentFiles): RenderedExercise[] {
  if (!files.has(folder)) return [];
  const parts = { scene: loadSceneParts(files), foods: files.yaml(`${folder}/parts/foods.yaml`, foodsFile) };
  return files.each({ folder, kind: "exercise", parts }, (file, id) => {
    const exercise = { ...files.expanded(file, files.yaml(file, exerciseFile)), id };
    const made = { ...exercise, html: inEachLanguage((language) => renderExercise(exercise, parts, language)) };
    return { made, wrong: exerciseProblems(file, made, parts) };
  });
}

function exerciseProblems(file: string, exercise: RenderedExercise, { scene, foods }: ExerciseParts): Problem[] {
  const problems: Problem[] = [];
  const report = (field: string, message: string) => problems.push({ file, field, message });
  if (exercise.kind === "plate")
    for (const { food } of exercise.foods)
      if (!Object.hasOwn(foods, food)) report("foods", `${food} is none of foods.yaml`);
  if (exercise.kind === "sort" && exercise.picture)
    for (const message of pictureProblems(exercise.picture, scene)) report("picture", message);
  for (const language of languages) {
    const bytes = gzipSync(exercise.html[language]).length;
    if (bytes > mostExerciseBytes)
      report(language, `is ${bytes} bytes compressed, at most ${mostExerciseBytes} are sent`);
  }
  return problems;
}

const petal = "M0 0C-26 -22 -26 -62 0 -88C26 -62 26 -22 0 0Z";

/** A lotus that opens and closes in the time of slow breathing, from when it is started. */
function renderLotus(breath: Extract<Exercise, { kind: "breathe" }>, name: string, language: Language): string {
  const petals = ["outer-left", "outer-right", "left", "right", "centre"].map(
    (place) =>
      `<g class="petal petal-${place}">${paintArea(petal, place === "left" || place === "right" ? paints.sindoor : paints.marigold)}` +
      `<path d="M0 -14V-68M-7 -22Q-12 -44 -4 -64M7 -22Q12 -44 4 -64" stroke-width="1.6"/></g>`,
  );
  const water = `<path class="lotus-water" d="M-104 16H104" stroke="${paints.peacock}" stroke-width="6" stroke-dasharray="16 10"/>`;
  const counts = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(" ");
  return (
    `<input type="checkbox" id="${name}-1" class="made-choice exercise-choice lotus-start">` +
    `<label class="made-key exercise-key" for="${name}-1">${escapeHtml(breath.start[language])}</label>` +
    `<div class="lotus"><svg viewBox="-110 -110 220 140" aria-hidden="true">` +
    `${inInk(petals.join("") + water, ' transform="translate(0 6)"')}</svg>` +
    `<p class="lotus-words" aria-hidden="true"><span class="lotus-in">${escapeHtml(breath.in[language])}</span>` +
    `<span class="lotus-out">${escapeHtml(breath.out[language])}</span></p></div>` +
    `<ol class="lotus-count"><li>${escapeHtml(breath.in[language])}: ${counts(4)}</li>` +
    `<li>${escapeHtml(breath.out[language])}: ${counts(6)}</li></ol><p class="lotus-still">${escapeHtml(breath.still[language])}</p>`
  );
}

type ExerciseParts = { scene: SceneParts; foods: Foods };

/** An exercise without a script: controls and style sheets (components/ui/made/exercises.css). Nothing is counted. */
function renderExercise(exercise: Exercise, parts: ExerciseParts, language: Language): string {
  // The question of a choice is the name of its buttons.
  const ask = exercise.kind === "choose" ? "" : `<p class="exercise-ask">${escapeHtml(exercise.ask[language])}</p>`;
  return (
    `<figure class="exercise exercise-${exercise.kind}"><figcaption class="exercise-title">` +
    `${escapeHtml(exercise.title[language])}</figcaption>${ask}${renderBody(exercise, parts, language)}</figure>`
  );
}

function renderBody(exercise: Exercise, parts: ExerciseParts, language: Language): string {
  const t = messagesIn(language).exercises;
  const name = `exercise-${exercise.id}`;
  const cards = (all: Card[], keys: string[], lead: string) =>
    renderCards(all, { name, keys, right: t.fits, other: (key) => `${lead} ${key}${fullStop(language)}` });
  switch (exercise.kind) {
    case "sort": {
      const sorted = exercise.cards.map((card, index) => ({
        words: (exercise.picture ? `${index + 1}. ` : "") + card[language],
        right: exercise.groups.findIndex(({ id }) => id === card.in),
        why: card.why[language],
      }));
      const keys = exercise.groups.map((group) => group[language]);
      const picture = exercise.picture ? renderMarked(exercise.picture, { parts: parts.scene, name, language }) : "";
      return picture + cards(sorted, keys, t.rather);
    }
    case "order": {
      const ordered = exercise.steps.map((step, index) => {
        return { words: step[language], right: index, why: step.why[language] };
      });
      const keys = ordered.map((_, index) => `${index + 1}`);
      return cards(shuffled(ordered), keys, t.place);
    }
    case "choose": {
      const { ask, options, why } = exercise;
      const right = options.findIndex((option) => option.right);
      const keys = options.map((option) => option[language]);
      return cards([{ words: ask[language], right, why: why[language] }], keys, t.rather);
    }
    case "plate":
      return renderPlate(exercise, { foods: parts.foods, name, language });
    case "breathe":
      return renderLotus(exercise, name, language);
    case "beat":
      return renderBeat(exercise, name, language);
  }
}

/** In an order that is not the right one, and the same each time: the middle first, then from the end. */
function shuffled(cards: Card[]): Card[] {
  const middle = Math.floor(cards.length / 2);
  return [...cards.slice(middle), ...cards.slice(0, middle).reverse()];
}

type Beat = Extract<Exercise, { kind: "beat" }>;

/** A circle that beats 110 times a minute by style sheets. A script adds the sound (components/layout/drill). */
function renderBeat({ drill, start, words, steps, still }: Beat, name: string, language: Language): string {
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

/** A card with the place of its right key, and why it belongs there. */
type Card = { words: string; right: number; why: string };
type Look = { name: string; keys: string[]; right: string; other: (key: string) => string };

/** Cards, each a group of radio buttons; what is said of a choice comes below it. */
function renderCards(cards: Card[], { name, keys, right, other }: Look): string {
  return cards
    .map(({ words, right: at, why }, card) => {
      const buttons = keys.map((key, index) => {
        const id = `${name}-${card + 1}-${index + 1}`;
        return (
          `<input type="radio" name="${name}-${card + 1}" id="${id}" class="made-choice exercise-choice ${index === at ? "fits" : "else"}">` +
          `<label class="made-key exercise-key" for="${id}">${escapeHtml(key)}</label>`
        );
      });
      return (
        `<fieldset class="exercise-card"><legend>${escapeHtml(words)}</legend>${buttons.join("")}` +
        `<div class="exercise-why" aria-live="polite"><p class="why-fits"><b>${escapeHtml(right)}</b> ${escapeHtml(why)}</p>` +
        `<p class="why-else"><b>${escapeHtml(other(keys[at] ?? ""))}</b> ${escapeHtml(why)}</p></div></fieldset>`
      );
    })
    .join("");
}

type Use = { parts: SceneParts; name: string; language: Language };

/** A picture with numbers at the places that the cards name. */
function renderMarked(picture: PanelPicture & { marks: [number, number][] }, { parts, name, language }: Use): string {
  const definitions: Definitions = { prefix: name, made: new Map() };
  const marks = picture.marks.map(
    ([x, y], index) =>
      `<circle cx="${x}" cy="${y}" r="12" fill="${paints.white}" stroke-width="2.4"/>` +
      `<text x="${x}" y="${y + 6}" text-anchor="middle" font-size="17" font-weight="700" fill="${paints.ink}" stroke="none">${index + 1}</text>`,
  );
  const wall = parts.places[picture.place]?.wall ?? "cream";
  const svg = paintPanel(picture, parts, definitions, describePanel(picture, parts, language), marks.join(""));
  return `${renderDefinitions(definitions)}<div class="scene-wall wall-${wall} exercise-picture">${svg}</div>`;
}

type Served = { foods: Foods; name: string; language: Language };

const middle = 100;
/** How far from the middle of the plate food lies. */
const around = 54;

/** A plate that fills with what is ticked, and what it then gives the body. */
function renderPlate(plate: Extract<Exercise, { kind: "plate" }>, { foods, name, language }: Served): string {
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
    `<svg class="exercise-dish" viewBox="0 0 200 200" aria-hidden="true">${inInk(emptyPlate + served.join(""))}</svg>` +
    `<div class="exercise-jobs" aria-live="polite"><ul>${jobs.join("")}</ul><p class="plate-done">${escapeHtml(plate.done[language])}</p></div></fieldset>`
  );
}

const emptyPlate =
  `<circle cx="100" cy="100" r="96" fill="${paints.silver}"/><circle cx="100" cy="100" r="96" stroke="${paints.paper}" stroke-width=".9"/>` +
  `<circle cx="100" cy="100" r="84" fill="${paints.tint}" stroke-width="2"/>` +
  `<circle cx="100" cy="100" r="90" stroke="${paints.paper}" stroke-width="6" stroke-dasharray="1.6 6"/>`;
