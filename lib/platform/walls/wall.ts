import type { LearnerLook } from "./figures/learner";

/** `new`: done since the learner last saw the wall; it is coloured before their eyes. */
export type PartState = "done" | "new" | "open" | "closed";
export type WallPart = { topic: string; state: PartState };

/**
 * A course as a painting: its parts are the topics in their order. `seed` decides everything in which two walls of the
 * same course differ.
 */
export type Wall = {
  courseId: string;
  seed: number;
  parts: WallPart[];
  /** How the learner is drawn; nothing where nothing was chosen. */
  look?: LearnerLook | null;
  /** The first name with which a finished wall is signed. */
  signature?: string;
  /** A wall that was shared in the first drawing stays what it was; today's is the second. */
  drawing?: "first" | "second";
};

export const isColoured = ({ state }: Pick<WallPart, "state">): boolean => state === "done" || state === "new";

/** The wall of a course that is complete. */
export function finishedWall(courseId: string, topics: string[], seed: number): Wall {
  return { courseId, seed, parts: topics.map((topic) => ({ topic, state: "done" })) };
}
