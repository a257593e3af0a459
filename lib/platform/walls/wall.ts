import type { LearnerLook } from "./figures/learner";

/** The size of a painting and the thickness of its border. `firstRows`: the rows of a first drawing of this shape. */
export type Shape = { width: number; height: number; border: number; columns?: 1 | 2; firstRows?: number };

/** On a phone, on a wide screen, and on paper. With two columns the four places are two by two. */
export const shapes = {
  phone: { width: 360, height: 660, border: 18, columns: 1 },
  wide: { width: 1000, height: 372, border: 20, columns: 2 },
  picture: { width: 420, height: 500, border: 18, columns: 1 },
  sheet: { width: 780, height: 372, border: 20, columns: 2 },
} satisfies Record<string, Shape>;
export type ShapeName = keyof typeof shapes;

/** The shapes of the first drawing, which had a row of figures after the other. */
export const firstShapes = {
  phone: { width: 360, height: 308, firstRows: 4, border: 18 },
  wide: { width: 1000, height: 360, firstRows: 2, border: 20 },
  picture: { width: 360, height: 288, firstRows: 4, border: 16 },
  sheet: { width: 780, height: 372, firstRows: 3, border: 20 },
} satisfies Record<ShapeName, Shape>;

/** Tenths are exact enough for a painting, and short. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** `new`: done since the learner last saw the wall; it is coloured before their eyes. */
export type PartState = "done" | "new" | "open" | "closed";
type WallPart = { topic: string; state: PartState };

/** A course as a painting, with its topics in order. `seed` decides all that differs between two walls. */
export type Wall = {
  courseId: string;
  seed: number;
  parts: WallPart[];
  /** How the learner is drawn; nothing where nothing was chosen, and "chosen" beside the form of the choice. */
  look?: LearnerLook | "chosen" | null;
  /** The first name with which a finished wall is signed. */
  signature?: string;
  /** A wall that was shared in the first drawing stays what it was; today's is the second. */
  drawing?: "first" | "second";
};

export const isColoured = ({ state }: Pick<WallPart, "state">): boolean => state === "done" || state === "new";

export function finishedWall(courseId: string, topics: string[], seed: number): Wall {
  return { courseId, seed, parts: topics.map((topic) => ({ topic, state: "done" })) };
}
