import { body, circle, dot, type Figure, flat, hatch, line, placed } from "./figure";

export const parrot: Figure = [
  flat("sindoor", "M14 37L3 46l14 5z"),
  body("leaf", "M11 40c3-17 24-22 35-8c11 12 25 17 49 11c-7 25-28 40-51 34C26 72 17 58 19 48z"),
  body("peacock", "M38 50c14 7 28 6 44-2c-7 17-22 25-35 21c-9-3-11-10-9-19z"),
  hatch("M46 57q12 4 26 0M49 63q9 3 17 0", "paper"),
  line("M35 28q-8 9-5 22"),
  line("M42 77v12M53 78v11M36 90h24"),
  flat("white", circle(24, 37, 4.4)),
  dot(23, 37),
];

export const birds: Figure = [
  ...placed(parrot, "translate(-2 22) scale(.56)"),
  ...placed(parrot, "translate(102 0) scale(-.56 .56)"),
  line("M6 74q40 16 88-22", "clay"),
  flat("leafTint", "M48 73q4 14 18 14q-2-14-18-14zM70 64q10-2 16 8q-12 4-16-8z"),
];

export const peacock: Figure = [
  body("leaf", "M34 78C40 30 66 4 92 14c12 20-6 60-46 76z"),
  ...[
    [80, 26],
    [84, 46],
    [64, 34],
    [70, 62],
    [56, 56],
  ].flatMap(([x = 0, y = 0]) => [flat("marigold", circle(x, y, 7)), flat("peacock", circle(x, y, 3.2))]),
  body("peacock", "M20 92c-4-16 0-26 6-34c4-6 3-12 0-20c-4-11 14-17 20-6c3 8-1 14-1 22c1 14 6 22-3 34z"),
  flat("marigold", "M25 36L14 41l12 4z"),
  hatch("M28 62q6 4 12 0M27 70q7 4 14 0M28 78q7 4 12 0", "paper"),
  line("M34 28l-5-12M38 27l1-13M41 29l7-11"),
  dot(33, 36),
  line("M28 92v5M36 92v5"),
];

export const elephant: Figure = [
  body(
    "peacockTint",
    "M12 56c0-22 18-34 40-31c8-11 31-9 36 8c4 15 2 27 6 38q2 9-7 9t-8-12c-1-8-4-11-9-11v35H56V74H36v18H22V74q-10-6-10-18z",
  ),
  body("sindoor", "M52 32c15-5 22 7 19 22c-9 7-20 2-22-9z"),
  body("marigold", "M20 33q13-10 26-8v28q-14 5-28 0z"),
  hatch("M24 36q10-5 20-5M22 43q12-3 22-1M22 49q12-1 22 0M25 84h8M59 84h8M13 60q4 1 7 6"),
  hatch("M56 37q8-2 11 6M56 44q6-2 9 4", "paper"),
  line("M78 56q7 7 13 1"),
  dot(79, 39),
];

export const owl: Figure = [
  body("clay", "M22 14q10 6 28 6t28-6q4 16 0 28v28c0 15-12 24-28 24S22 85 22 70V42q-4-12 0-28z"),
  body("marigold", "M34 58q16-8 32 0v12c0 10-6 16-16 16s-16-6-16-16z"),
  hatch("M40 64q5 5 10 0q5 5 10 0M40 72q5 5 10 0q5 5 10 0M44 80q3 3 6 0q3 3 6 0"),
  flat("white", circle(37, 38, 11)),
  flat("white", circle(63, 38, 11)),
  dot(38, 38, 4.4),
  dot(62, 38, 4.4),
  flat("sindoor", "M50 44l6 6l-6 9l-6-9z"),
  line("M42 94v4M58 94v4"),
];

export const butterfly: Figure = [
  body("marigold", "M48 46C38 14 12 8 6 22c-4 16 14 30 42 24z"),
  body("marigold", "M52 46c10-32 36-38 42-24c4 16-14 30-42 24z"),
  body("sindoor", "M48 50C26 48 10 62 16 78c8 14 28 2 32-28z"),
  body("sindoor", "M52 50c22-2 38 12 32 28c-8 14-28 2-32-28z"),
  flat("peacock", `${circle(21, 28, 5)}${circle(79, 28, 5)}`),
  hatch("M30 40q-8-2-14-8M70 40q8-2 14-8M36 30q-4-6-10-10M64 30q4-6 10-10"),
  hatch("M40 58q-10 4-16 14M60 58q10 4 16 14", "paper"),
  body("peacock", "M50 36c-5 10-5 34 0 48c5-14 5-38 0-48z"),
  line("M49 36Q44 22 36 20M51 36q5-14 13-16"),
];

export const nest: Figure = [
  flat("white", circle(34, 48, 12)),
  flat("white", circle(66, 48, 12)),
  flat("haldi", circle(50, 44, 13)),
  body("clay", "M8 54q42 10 84 0c0 24-18 38-42 38S8 78 8 54z"),
  hatch(
    "M16 64l10 14M28 64l12 20M42 66l10 20M56 66l6 18M70 64l2 14M84 62l-4 10M26 66l-6 10M40 68l-8 16M54 68l-8 18M68 66l-8 18M80 66l-10 14",
    "paper",
  ),
  line("M4 92q46 8 92 0", "leaf"),
];
