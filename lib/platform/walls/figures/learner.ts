import type { Colour } from "../colour";
import { drawnLearner, type Figure } from ".";

/** How a learner is drawn. Nothing chosen is a person in a kurta whose skin has the colour of the clay of a wall. */
export type LearnerLook = { garment: "kurta" | "sari"; cloth: Colour; skin: Colour };
export const plainLook: LearnerLook = { garment: "kurta", cloth: "marigold", skin: "terracotta" };

/** The learner in profile, looking to the right, with a brush. Her feet are at 100. The brush's tip is at 97, 30. */
export function drawLearner({ garment, cloth, skin }: LearnerLook): Figure {
  const chosen: Record<string, Colour> = { cloth, skin: skin === "paper" ? "cotton" : skin };
  const strokes = [...drawnLearner[garment], ...drawnLearner.person];
  return strokes.map((stroke) => ({ ...stroke, colour: chosen[stroke.colour] ?? stroke.colour }));
}
