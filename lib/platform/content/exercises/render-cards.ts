import { escapeHtml } from "../text/escape-html";

/** A card with the place of its right key, and why it belongs there. */
export type Card = { words: string; right: number; why: string };
type Look = { name: string; keys: string[]; right: string; other: (key: string) => string };

/** Cards, each a group of radio buttons; what is said of a choice comes below it. */
export function renderCards(cards: Card[], { name, keys, right, other }: Look): string {
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
