import * as z from "zod";
import type { Text } from "../../i18n/language";
import { id, shownFields, text, written } from "../schema";
import { readPath } from "./path";

/** The chalks. None stands for a girl or a boy. */
const chalks = ["white", "yellow", "green", "red", "teal"] as const;
export type Chalk = (typeof chalks)[number];

/** What a stroke is: one line, the double line of a contour, a dotted line, an arrow, a hatched or a filled area. */
export const kinds = ["line", "double", "dots", "arrow", "arrows", "hatch", "fill"] as const;

/** A path in the language of drawings, as a field of a file. */
export const path = written.superRefine((source, context) => {
  try {
    readPath(source);
  } catch (error) {
    context.addIssue({ code: "custom", message: (error as Error).message });
  }
});
const place = z.tuple([z.number(), z.number()]);

/** `{ double: O160 150 60, in: yellow }` */
const stroke = z
  .strictObject({
    line: path.optional(),
    double: path.optional(),
    dots: path.optional(),
    arrow: path.optional(),
    arrows: path.optional(),
    hatch: path.optional(),
    fill: path.optional(),
    in: z.enum(chalks).default("white"),
  })
  .refine((each) => kinds.filter((kind) => each[kind]).length === 1, `is one of ${kinds.join(", ")}`);
export type Stroke = z.infer<typeof stroke>;

/** `{ part: girl, at: [60, 200], size: 0.5, turned: true }`; a part's `origin` comes to `at`. */
const partHere = z.strictObject({
  part: id,
  at: place,
  size: z.number().positive().max(3).default(1),
  turned: z.boolean().default(false),
});

/** `|` breaks a label into lines. */
const label = z.strictObject({
  at: place,
  ...shownFields,
  align: z.enum(["start", "middle", "end"]).default("middle"),
  in: z.enum(chalks).default("white"),
});

/** The most labels that a class can copy and a phone can show. */
export const mostLabels = 9;
const mostSteps = 7;

export const drawingFile = z
  .strictObject({
    title: text,
    /** An id of themes.yaml. */
    theme: id,
    /** One sentence: what one understands from the drawing. */
    summary: text,
    height: z.number().int().min(120).max(440),
    steps: z
      .array(
        z.strictObject({
          say: text,
          draw: z.array(z.union([partHere, stroke])).default([]),
          labels: z.array(label).default([]),
        }),
      )
      .min(2)
      .max(mostSteps),
  })
  .superRefine(({ steps }, context) => {
    const count = steps.flatMap(({ labels }) => labels).length;
    if (count === 0 || count > mostLabels)
      context.addIssue({
        code: "custom",
        path: ["steps"],
        message: `has ${count} labels, there may be 1 to ${mostLabels}`,
      });
  });

/** Things and people that several drawings share, so that they are from one hand. */
export const partsFile = z.record(id, z.strictObject({ origin: place, draw: z.array(stroke).min(1) }));
export type Parts = z.infer<typeof partsFile>;

export type Drawing = Omit<z.infer<typeof drawingFile>, "steps"> & {
  id: string;
  steps: { say: Text; strokes: DrawnStroke[]; labels: DrawnLabel[] }[];
};
/** A drawing with what a page shows of it. */
export type Board = Drawing & { html: Text };
/** A stroke with its parts in place. */
export type DrawnStroke = { kind: (typeof kinds)[number]; path: ReturnType<typeof readPath>; chalk: Chalk };
export type DrawnLabel = z.infer<typeof label>;

/** The width of every drawing inside its frame, and the frame around it. */
export const drawingWidth = 320;
export const frameWidth = 10;
/** On a phone of 360 px a drawing is 328 px wide, frame included, so that these are more than 16 px. */
export const letterSize = 17;
export const lineHeight = 20;
