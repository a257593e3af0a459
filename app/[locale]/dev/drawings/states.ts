import type { Board, PaintedScene, RenderedExercise } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";

/** A state of something in the gallery: its HTML with buttons pressed, under a name of its own. */
export type State = { name: string; html: string };

/** A drawing: whole, each step, in words, drawn. */
export function statesOfBoard({ id, steps, html }: Board, language: Language): State[] {
  return ["0", ...steps.map((_, index) => `${index + 1}`), "w", "a"].map((name) => ({
    name,
    html: html[language]
      .replace(" checked", "")
      .replace(`class="b${name}"`, `class="b${name}" checked`)
      .replaceAll(`board-${id}`, `board-${id}-in-${name}`)
      .replaceAll(`chalk-${id}`, `chalk-${id}-in-${name}`),
  }));
}

/** A scene: before a choice, and after each. */
export function statesOfScene({ id, choice, html }: PaintedScene, language: Language): State[] {
  return ["0", ...choice.options.map((_, index) => `${index + 1}`)].map((name) => ({
    name,
    html: html[language]
      .replace(`class="made-choice scene-choice o${name}"`, `class="made-choice scene-choice o${name}" checked`)
      .replaceAll(`scene-${id}`, `scene-${id}-in-${name}`),
  }));
}

/** An exercise: as it comes, with every choice that fits, and with others. */
export function statesOfExercise({ id, html }: RenderedExercise, language: Language): State[] {
  const pressed: Record<string, RegExp> = {
    empty: /(?!)/g,
    fits: /class="made-choice exercise-choice (?=fits|f\d|lotus)/g,
    else: /class="made-choice exercise-choice (?=else)/g,
  };
  return Object.entries(pressed).map(([name, buttons]) => ({
    name,
    html: html[language]
      .replaceAll(buttons, (found) => `checked ${found}`)
      .replaceAll(`exercise-${id}`, `exercise-${id}-in-${name}`),
  }));
}
