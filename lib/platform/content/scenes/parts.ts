import * as z from "zod";
import { colours } from "../../colours";
import { path } from "../drawings/drawing";
import { id, shownFields } from "../schema";

/** The colours of the portal's pictures; skin, cloth, trim and brow are those of the person that is drawn. */
export const paints = {
  ink: colours.ink,
  paper: colours.paper,
  white: colours.white,
  peacock: colours.peacock,
  tint: colours.peacockTint,
  marigold: colours.marigold,
  haldi: colours.haldi,
  leaf: colours.leaf,
  sindoor: colours.sindoor,
  grey: colours.line,
  silver: "#A9B0BF",
  slate: colours.inkSoft,
  sky: "#CFE0EE",
  rose: "#FAE7E4",
  mint: "#E4F0E2",
  wood: "#8D5524",
  "wood-light": "#A9693A",
  lip: "#8E4A35",
} as const;
const slots = ["skin", "cloth", "trim", "brow"] as const;
export type Colours = Partial<Record<string, string>>;

const paintNames = Object.keys(paints);
const paint = z
  .string()
  .refine((name) => [...paintNames, ...slots].includes(name), `is none of ${paintNames.join(", ")}`);
const colour = z.string().refine((name) => paintNames.includes(name) || /^#[0-9A-F]{6}$/i.test(name), "is no colour");

const width = z.number().positive().max(14).default(3);

/** One stroke of a painting: an area with the double contour, one without contour, or a line. */
const stroke = z.union([
  z.strictObject({ area: path, in: paint, width }),
  z.strictObject({ flat: path, in: paint }),
  z.strictObject({
    line: path,
    in: paint.default("ink"),
    width,
    dash: z
      .string()
      .regex(/^[\d. ]+$/)
      .optional(),
  }),
]);
export type PaintStroke = z.infer<typeof stroke>;
export const painting = z.array(stroke);

export const point = z.tuple([z.number(), z.number()]);

export const facesFile = z.strictObject({
  outlines: z.record(id, z.strictObject({ mouth: z.number(), draw: painting.min(1) })),
  moods: z.record(id, z.strictObject({ ...shownFields, eye: painting.min(1), mouth: painting.min(1) })),
});
export const headsFile = z.record(
  id,
  z.strictObject({
    outline: id,
    skin: colour,
    brow: colour.default("ink"),
    /** How far the mouths are moved down, where it is not as the outline says. */
    mouth: z.number().optional(),
    behind: painting.default([]),
    hair: painting.min(1),
    beard: painting.default([]),
  }),
);
export const dressesFile = z.record(id, z.strictObject({ sleeve: z.enum(["short", "long"]), draw: painting.min(1) }));

const arm = z.strictObject({ elbow: point, wrist: point, hand: id, turn: z.number().default(0) });
export type Arm = z.infer<typeof arm>;
export const posesFile = z.strictObject({
  hands: z.record(id, z.strictObject({ outline: path, lines: path })),
  poses: z.record(id, z.strictObject({ ...shownFields, holds: z.boolean().default(false), front: arm, back: arm })),
});
export const castFile = z.record(
  id,
  z.strictObject({
    ...shownFields,
    head: id,
    dress: id,
    cloth: colour,
    trim: colour,
    size: z.number().min(0.4).max(0.8),
    seat: z.literal("wheelchair").optional(),
  }),
);
export const placesFile = z.record(
  id,
  z.strictObject({ ...shownFields, wall: z.enum(["cream", "tint", "paper", "rose"]), draw: painting.min(1) }),
);
export const propsFile = z.record(id, z.strictObject({ ...shownFields, origin: point, draw: painting.min(1) }));

/** Everything that scenes are composed of: content/scenes/parts. */
export type SceneParts = {
  faces: z.infer<typeof facesFile>;
  heads: z.infer<typeof headsFile>;
  dresses: z.infer<typeof dressesFile>;
  poses: z.infer<typeof posesFile>;
  cast: z.infer<typeof castFile>;
  places: z.infer<typeof placesFile>;
  props: z.infer<typeof propsFile>;
};
