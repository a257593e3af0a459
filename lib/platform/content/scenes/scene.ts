import * as z from "zod";
import type { Text } from "../../i18n/language";
import { id, shownFields, text } from "../schema";
import { point } from "./parts";

const places = { at: z.union([z.number(), point]), size: z.number().min(0.2).max(1.4).optional() };

/** `{ who: jyoti, at: 230, mood: worried, pose: belly, turned: true }`; `tilt` bends the head down, in degrees; who `sits` is lower, on a chair. */
const person = z.strictObject({
  who: id,
  ...places,
  mood: id,
  pose: id,
  tilt: z.number().min(-15).max(20).default(0),
  turned: z.boolean().default(false),
  sits: z.boolean().default(false),
  holds: id.optional(),
});
export type Person = z.infer<typeof person>;

/** `{ what: long-desk, at: [160, 172], before: true }`; without `before` it stands behind the people. */
const thing = z.strictObject({
  what: id,
  at: point,
  size: z.number().min(0.2).max(1.6).default(1),
  turned: z.boolean().default(false),
  before: z.boolean().default(false),
});
export type Thing = z.infer<typeof thing>;

/** What a picture shows, without words. */
export const panelPicture = z.strictObject({
  place: id,
  people: z.array(person).max(4).default([]),
  things: z.array(thing).max(8).default([]),
});
export type PanelPicture = z.infer<typeof panelPicture>;

const panel = panelPicture.extend({
  /** What somebody says, in a balloon. */
  says: z.strictObject({ who: id, ...shownFields }).optional(),
  /** What happens, below the picture. */
  tells: text.optional(),
});
export type Panel = z.infer<typeof panel>;

/** The most words in a balloon, and in what the teacher could say. */
export const mostWords = 12;

export const sceneFile = z.strictObject({
  title: text,
  panels: z.array(panel).length(3),
  choice: z.strictObject({
    ask: text,
    options: z
      .array(z.strictObject({ ...shownFields, after: panel }))
      .min(2)
      .max(3),
  }),
});
export type Scene = z.infer<typeof sceneFile> & { id: string };
/** A scene with what pages show of it: all of it, or the picture of its first panel alone. */
export type PaintedScene = Scene & { html: Text; opening: Text };

export const panelSize = { width: 320, height: 200 };
