import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { languages } from "../../i18n/language";
import { publishedContent } from "../testing/published-content";
import { sanitiseHtml } from "../text/sanitise";
import { mostExerciseBytes } from "./load-exercises";

const { courses, exercises } = publishedContent();

test.each(exercises)("$id: both languages, light, without a script", (exercise) => {
  for (const language of languages) {
    const html = exercise.html[language];
    expect(gzipSync(html).length).toBeLessThanOrEqual(mostExerciseBytes);
    expect(html).not.toMatch(/<script|\bon\w+=|style=|undefined|NaN/);
    const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, wanted = ""] of html.matchAll(/ for="([^"]+)"/g)) expect(ids).toContain(wanted);
    expect(sanitiseHtml(html)).not.toMatch(/<svg|<input|<label/);
  }
});

test("each card has one key that fits, and says why to either choice", () => {
  for (const exercise of exercises) {
    if (!("cards" in exercise) && exercise.kind !== "order" && exercise.kind !== "choose") continue;
    const cards = exercise.html.hi.match(/<fieldset[\s\S]*?<\/fieldset>/g) ?? [];
    expect(cards).toHaveLength(
      "cards" in exercise ? exercise.cards.length : "steps" in exercise ? exercise.steps.length : 1,
    );
    for (const card of cards) {
      expect(card.match(/exercise-choice fits/g), exercise.id).toHaveLength(1);
      expect(card).toMatch(/class="why-fits"[\s\S]*class="why-else"/);
    }
  }
});

test("the right options of choices are not all at one place", () => {
  const places = exercises.flatMap((exercise) =>
    exercise.kind === "choose" ? [exercise.options.findIndex(({ right }) => right)] : [],
  );
  for (const place of new Set(places))
    expect(places.filter((each) => each === place).length).toBeLessThanOrEqual(Math.ceil(places.length / 2));
});

test("steps are not shown in their right order", () => {
  for (const exercise of exercises) {
    if (exercise.kind !== "order") continue;
    const shown = Array.from(exercise.html.en.matchAll(/<legend>(.*?)<\/legend>/g), ([, words]) => words);
    expect(shown, exercise.id).toHaveLength(exercise.steps.length);
    expect(exercise.html.en.indexOf(shown[0] ?? "")).toBeGreaterThan(0);
    const right = exercise.html.en
      .match(/<fieldset[\s\S]*?<\/fieldset>/g)
      ?.map((card) => card.split("<input").findIndex((key) => key.includes('fits"')));
    expect(right, exercise.id).not.toEqual(exercise.steps.map((_, index) => index + 1));
    expect(right?.toSorted()).toEqual(exercise.steps.map((_, index) => index + 1));
  }
});

test("no part of an exercise has the class of the figure, whose rules would then be its own", () => {
  for (const { id, kind, html } of exercises)
    for (const language of languages)
      expect(html[language].match(new RegExp(`class="[^"]*\\bexercise-${kind}(?![\\w-])`, "g")), id).toHaveLength(1);
});

test("each exercise is on a page, in every language", () => {
  for (const language of languages)
    for (const { id } of exercises) {
      const pages = courses.flatMap(({ topics }) => topics.flatMap((topic) => topic.pages));
      expect(
        pages.some(({ html }) => html[language].includes(`id="exercise-${id}-1`)),
        id,
      ).toBe(true);
    }
});
