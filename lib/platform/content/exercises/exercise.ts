import * as z from "zod";
import type { Text } from "../../i18n/language";
import { painting, point } from "../scenes/parts";
import { panelPicture } from "../scenes/scene";
import { id, shownFields, text } from "../schema";

/** Food as it lies on a plate, drawn around 0 0. */
export const foodsFile = z.record(id, painting.min(1));
export type Foods = z.infer<typeof foodsFile>;

const said = z.strictObject({ ...shownFields, why: text });
const head = { title: text, ask: text };

/** Cards that are put into groups; with a `picture`, each card is one of its numbered places. */
const sort = z.strictObject({
  kind: z.literal("sort"),
  ...head,
  groups: z
    .array(z.strictObject({ id, ...shownFields }))
    .min(2)
    .max(4),
  cards: z
    .array(said.extend({ in: id }))
    .min(3)
    .max(8),
  picture: panelPicture.extend({ marks: z.array(point) }).optional(),
});

/** Steps in their right order; the page shows them in another. */
const order = z.strictObject({ kind: z.literal("order"), ...head, steps: z.array(said).min(3).max(5) });

/** One question with one right answer: a number, a label of a drawing, a sentence. `why` is said to every answer. */
const choose = z.strictObject({
  kind: z.literal("choose"),
  ...head,
  options: z
    .array(z.strictObject({ ...shownFields, right: z.literal(true).optional() }))
    .min(2)
    .max(4),
  why: text,
});

/** Food that is put on a plate, by the jobs that it does in the body. */
const plate = z.strictObject({
  kind: z.literal("plate"),
  ...head,
  jobs: z
    .array(z.strictObject({ id, ...shownFields, has: text, lacks: text }))
    .min(2)
    .max(4),
  foods: z
    .array(z.strictObject({ ...shownFields, job: id, food: id }))
    .min(4)
    .max(8),
  done: text,
});

/** A lotus that opens while one breathes in. */
const breathe = z.strictObject({ kind: z.literal("breathe"), ...head, start: text, in: text, out: text, still: text });

/** A circle and a sound that beat 110 times a minute; `words` are shown one after the other, `steps` are always read. */
const beat = z.strictObject({
  kind: z.literal("beat"),
  /** Pressing the chest, or five blows on the back and five pulls at the belly by turns. */
  drill: z.enum(["press", "choke"]),
  ...head,
  start: text,
  words: z.array(text).min(1).max(2),
  steps: z.array(text).min(2).max(4),
  still: text,
});

export const exerciseFile = z
  .discriminatedUnion("kind", [sort, order, choose, plate, breathe, beat])
  .superRefine((exercise, context) => {
    const report = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
    if (exercise.kind === "sort") {
      const { groups, cards, picture } = exercise;
      const lost = cards.find((card) => !groups.some((group) => group.id === card.in));
      if (lost) report("cards", `${lost.in} is no group`);
      const empty = groups.find((group) => !cards.some((card) => card.in === group.id));
      if (empty) report("groups", `${empty.id} has no card`);
      if (picture && picture.marks.length !== cards.length)
        report("picture", `has ${picture.marks.length} marks for ${cards.length} cards`);
    }
    if (exercise.kind === "beat" && exercise.words.length !== (exercise.drill === "press" ? 1 : 2))
      report("words", "must be one for press and two for choke");
    if (exercise.kind === "choose") {
      const right = exercise.options.filter((option) => option.right).length;
      if (right !== 1) report("options", `has ${right} right options, not one`);
    }
    if (exercise.kind === "plate") {
      const lost = exercise.foods.find((food) => !exercise.jobs.some((job) => job.id === food.job));
      if (lost) report("foods", `${lost.job} is no job`);
    }
  });
export type Exercise = z.infer<typeof exerciseFile> & { id: string };
export type RenderedExercise = Exercise & { html: Text };
