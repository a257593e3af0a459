import { inEachLanguage, type Language } from "../../i18n/language";
import { messagesIn } from "../../i18n/messages";
import type { SceneParts } from "../scenes/parts";
import { escapeHtml } from "../text/escape-html";
import type { Exercise, RenderedExercise } from "./exercise";
import type { Foods } from "./foods";
import { renderBeat } from "./render-beat";
import { type Card, renderCards } from "./render-cards";
import { renderLotus } from "./render-lotus";
import { renderMarked } from "./render-marked";
import { renderPlate } from "./render-plate";

export type ExerciseParts = { scene: SceneParts; foods: Foods };

/** An exercise with its HTML in each language. */
export function withHtml(exercise: Exercise, parts: ExerciseParts): RenderedExercise {
  return { ...exercise, html: inEachLanguage((language) => renderExercise(exercise, parts, language)) };
}

/**
 * An exercise as a figure that needs no script: radio buttons and checkboxes, and style sheets (components/ui/made/exercises.css) that
 * show what belongs to a choice. Nothing is counted or sent.
 */
export function renderExercise(exercise: Exercise, parts: ExerciseParts, language: Language): string {
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
  const stop = fullStop[language];
  switch (exercise.kind) {
    case "sort": {
      const cards = exercise.cards.map(
        (card, index): Card => ({
          words: (exercise.picture ? `${index + 1}. ` : "") + card[language],
          right: exercise.groups.findIndex(({ id }) => id === card.in),
          why: card.why[language],
        }),
      );
      const keys = exercise.groups.map((group) => group[language]);
      const picture = exercise.picture ? renderMarked(exercise.picture, { parts: parts.scene, name, language }) : "";
      return picture + renderCards(cards, { name, keys, right: t.fits, other: (key) => `${t.rather} ${key}${stop}` });
    }
    case "order": {
      const { steps } = exercise;
      const cards = steps.map(
        (step, index): Card => ({ words: step[language], right: index, why: step.why[language] }),
      );
      const keys = steps.map((_, index) => `${index + 1}`);
      return renderCards(shuffled(cards), { name, keys, right: t.fits, other: (key) => `${t.place} ${key}${stop}` });
    }
    case "choose": {
      const { ask, options, why } = exercise;
      const right = options.findIndex((option) => option.right);
      const keys = options.map((option) => option[language]);
      const card: Card = { words: ask[language], right, why: why[language] };
      return renderCards([card], { name, keys, right: t.fits, other: (key) => `${t.rather} ${key}${stop}` });
    }
    case "plate":
      return renderPlate(exercise, { foods: parts.foods, name, language });
    case "breathe":
      return renderLotus(exercise, name, language);
    case "beat":
      return renderBeat(exercise, name, language);
  }
}

/** What ends a sentence. */
const fullStop: Record<Language, string> = { en: ".", hi: "।" };

/** In an order that is not the right one, and the same each time: the middle first, then from the end. */
function shuffled(cards: Card[]): Card[] {
  const middle = Math.floor(cards.length / 2);
  return [...cards.slice(middle), ...cards.slice(0, middle).reverse()];
}
