import { body, type Colour, circle, dot, type Figure, flat, hatch, line } from ".";

/** How a learner is drawn. Nothing chosen is a person in a kurta whose skin has the colour of the clay of a wall. */
export type LearnerLook = { garment: "kurta" | "sari"; cloth: Colour; skin: Colour };
export const plainLook: LearnerLook = { garment: "kurta", cloth: "marigold", skin: "terracotta" };

/** The learner in profile, looking to the right, with a brush. Her feet are at 100. The brush's tip is at 97, 30. */
export function drawLearner({ garment, cloth, skin }: LearnerLook): Figure {
  const tone = skin === "paper" ? "cotton" : skin;
  const clothes =
    garment === "sari"
      ? [
          body(cloth, "M34 42c8-5 20-4 25 2c2 14 2 24 8 50H20c4-22 8-34 14-52z"),
          body("haldi", "M36 42C22 50 16 70 14 92l10 2c2-20 8-36 24-50z"),
          hatch("M24 60q8 6 36-2M22 72q12 6 40-2M20 84q16 6 46 0M18 86l4 1M20 76l4 2M22 68l4 2M26 60l4 2", "hair"),
          hatch("M20 90h46", "paper"),
        ]
      : [
          flat("white", "M32 78h12l-2 18H30zM48 78h12l2 18H50z"),
          body(cloth, "M34 42c8-5 20-4 25 2c3 14 4 26 6 40H26c2-16 3-28 8-42z"),
          hatch("M28 78h36M29 72h34M46 46v20M42 50h8M42 56h8", "paper"),
        ];
  return [
    ...clothes,
    flat(tone, "M42 34h11v10q-6 5-11 0z"),
    body(tone, "M36 22c0-12 22-16 26-4l1 4l5 6l-5 2c1 7-4 10-10 9c-10 1-17-6-17-17z"),
    body("hair", "M63 13C57 1 34 2 32 20c-2 8 0 14 5 18c4-2 3-8 3-13c1-8 12-9 23-12z"),
    flat("hair", circle(32, 34, 7)),
    hatch("M53 21q5-4 10-1M53 17q5-3 9-1", "hair"),
    dot(59, 22, 2.2, "hair"),
    line("M60 34l5-1", "mark"),
    body(cloth, "M48 46c6-5 12-2 15 4l12 4l-2 9c-10 2-20-1-24-6z"),
    flat(tone, "M73 54l10-6q5-1 4 4l-9 9q-4 3-6 1z"),
    line("M80 56L94 34", "clay"),
    flat("sindoor", "M91 35l8-12l2 13l-6 4z"),
    line("M30 97h10M52 97h10"),
  ];
}
