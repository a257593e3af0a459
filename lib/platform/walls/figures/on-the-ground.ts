import { around, body, circle, dot, type Figure, flat, hatch, line, placed } from "./figure";

const water = line("M10 93q8-6 16 0t16 0t16 0t16 0t16 0", "peacock");

export const crane: Figure = [
  flat("marigold", "M30 20L2 27l27 5z"),
  body("white", "M30 16c12-5 20 4 17 16c-2 9-4 13 4 17c16-4 33 2 45 19c-18 8-42 10-54 0c-12-9-9-22-5-33c2-6 0-9-7-8z"),
  body("peacock", "M54 58c14-5 28 0 42 10c-16 8-36 8-44 0z"),
  hatch("M60 62q10-2 20 4M58 67q10-1 18 2", "paper"),
  hatch("M39 42q4 3 8 1M38 50q4 3 9 2M42 58q3 3 7 2"),
  line("M58 76v17M66 76v17M36 14q8-10 18-6"),
  dot(36, 24),
  water,
];

export const frog: Figure = [
  body("leaf", "M66 62c16-10 31-4 29 8c-2 9-13 10-22 8l14 12H62z"),
  body("leaf", "M10 46c4-12 20-18 34-12c18 4 34 16 34 32c0 15-13 22-34 22S14 74 10 46z"),
  body("marigold", "M15 58c12 5 24 5 34 0c5 14 0 28-10 28C27 84 17 72 15 58z"),
  hatch("M22 66q10 4 24 0M26 74q8 3 18 0"),
  hatch("M58 46q8 4 12 12M52 42q4 1 6 4M60 58q6 3 8 10M84 66q4 2 4 6", "paper"),
  flat("leaf", "M36 84l-6 9H14q6-8 12-12z"),
  flat("white", circle(31, 35, 8)),
  dot(29, 35, 3.4),
  line("M11 52q16 4 28-2"),
  water,
];

export const conch: Figure = [
  body("white", "M22 22c22-16 56-8 66 18c8 24-8 44-30 42c-14 6-24 14-36 14c6-8 10-12 12-22C12 66 2 38 22 22z"),
  body("sindoorTint", "M46 48c14-8 32-2 34 12c-4 14-18 20-32 18c-9-5-12-20-2-30z"),
  flat("marigold", "M20 24l-11-7l1 17z"),
  hatch("M30 22q-12 16-2 36M44 18q-12 14-6 34M58 20q-8 8-10 22M72 28q-4 5-6 12"),
  hatch("M52 56q12-4 20 4M50 64q10-4 18 4M50 72q8-2 12 2"),
];

export const crab: Figure = [
  line("M26 66L10 76M26 72L14 88M34 78l-6 14M74 66l16 10M74 72l12 16M66 78l6 14"),
  line("M28 50Q12 44 16 32M72 50q16-6 12-18"),
  body("sindoor", "M20 34C4 34 4 12 20 8c-1 6 1 10 4 12c4-2 6-4 8-8c6 10 0 22-12 22z"),
  body("sindoor", "M80 34c16 0 16-22 0-26c1 6-1 10-4 12c-4-2-6-4-8-8c-6 10 0 22 12 22z"),
  line("M42 46V36M58 46V36"),
  body("sindoor", "M22 62c0-24 56-24 56 0c0 22-56 22-56 0z"),
  body("marigold", "M34 62c0-13 32-13 32 0c0 12-32 12-32 0z"),
  hatch("M40 60q10-6 20 0M40 66q10 5 20 0"),
  flat("white", `${circle(42, 34, 4.5)}${circle(58, 34, 4.5)}`),
  dot(42, 34),
  dot(58, 34),
];

export const buds: Figure = [
  line("M50 92Q46 66 50 44M26 90Q34 76 26 58M74 90Q66 76 74 62", "leaf"),
  body("sindoor", "M50 6c16 14 16 30 0 42c-16-12-16-28 0-42z"),
  hatch("M50 14v30M44 22q-3 10 2 20M56 22q3 10-2 20", "paper"),
  body("sindoorTint", "M26 30c12 10 12 22 0 31c-12-9-12-21 0-31z"),
  hatch("M26 38v18M22 44q-1 6 1 10M30 44q1 6-1 10"),
  body("sindoorTint", "M74 36c11 9 11 20 0 28c-11-8-11-19 0-28z"),
  hatch("M74 43v16M70 48q-1 5 1 8M78 48q1 5-1 8"),
  body("leaf", "M4 86c2-12 38-12 42 0c-6 10-36 10-42 0zM54 86c4-12 40-12 42 0c-6 10-36 10-42 0z"),
  hatch("M12 86h26M62 86h26M18 81l6 5l-6 5M70 81l6 5l-6 5", "paper"),
];

export const dragonfly: Figure = [
  ...placed(
    [
      body("peacockTint", "M48 38C30 16 8 12 4 22c-2 11 22 20 44 16z"),
      body("peacockTint", "M52 38c18-22 40-26 44-16c2 11-22 20-44 16z"),
      body("marigold", "M48 44C28 40 8 48 9 57c4 9 28 2 39-13z"),
      body("marigold", "M52 44c20-4 40 4 39 13c-4 9-28 2-39-13z"),
      hatch("M40 32q-14-10-28-11M60 32q14-10 28-11M38 38q-12-2-20-6M62 38q12-2 20-6M40 48q-14 2-22 7M60 48q14 2 22 7"),
      body("sindoor", "M50 30c7 8 6 48 0 66c-6-18-7-58 0-66z"),
      hatch("M47 52h6M46 60h8M47 68h6M47 76h6M48 84h4", "paper"),
      flat("peacock", circle(50, 25, 8)),
      flat("white", `${circle(45, 21, 4)}${circle(55, 21, 4)}`),
      dot(45, 20, 1.8),
      dot(55, 20, 1.8),
    ],
    "rotate(18 50 50)",
  ),
];

export const swallow: Figure = [
  flat("marigold", "M12 44L0 50l13 5z"),
  body("peacock", "M40 42C40 20 54 6 76 4c-2 20-8 34-22 42z"),
  body("peacock", "M9 50c4-14 18-16 30-9c18 0 36 8 57-3c-8 14-4 18 2 30c-16-4-24-2-34 2C42 82 14 70 9 50z"),
  body("sindoorTint", "M14 56c8 2 16 2 24-2c8 6 18 8 30 9c-16 13-46 9-54-7z"),
  body("sindoor", "M44 60c14-2 24 6 30 30c-18 0-30-10-36-24z"),
  hatch("M50 38q4-16 18-26M56 42q6-14 14-20", "paper"),
  hatch("M50 68q10 4 16 14M46 72q6 4 12 11", "paper"),
  flat("white", circle(24, 48, 4.6)),
  dot(23, 48),
];

export const sunflower: Figure = [
  line("M50 60v38", "leaf"),
  body("leaf", "M50 92C36 92 22 86 20 70c14 0 26 6 30 22z"),
  body("leaf", "M50 84c12 0 26-6 28-20c-14 0-24 6-28 20z"),
  ...around(
    Array.from({ length: 12 }, (_, index) => index * 30),
    flat("marigold", "M44 28L50 6l6 22q-6 5-12 0z"),
  ).map((stroke) => ({ ...stroke, place: `translate(9 -8) scale(.82) ${stroke.place}` })),
  body("clay", circle(50, 33, 17)),
  hatch("M38 26l18 18M44 22l18 18M38 38l14 10M62 26L44 44M56 22L38 40M62 38L48 48", "paper"),
];

/** A palm of 100 by 304: it breaks through the upper edge of its place. Its foot is at 50, 230. */
export const palm: Figure = [
  body("clay", "M40 230C48 150 46 60 46-20h9c0 80 0 170 7 250z"),
  hatch(Array.from({ length: 15 }, (_, index) => `M46 ${216 - index * 16}l5-5l5 5`).join(""), "paper"),
  ...[-112, -76, -40, 0, 40, 76, 112].flatMap((angle) =>
    placed(
      [
        body("leaf", "M50-24C38-36 39-58 50-74c11 16 12 38 0 50z"),
        hatch("M50-30v-36M50-38l-6-6M50-38l6-6M50-48l-6-6M50-48l6-6", "paper"),
      ],
      `rotate(${angle} 50 -24)`,
    ),
  ),
  flat("marigold", `${circle(41, -16, 6.5)}${circle(59, -16, 6.5)}${circle(50, -9, 6.5)}`),
];

/** A butterfly. */
const butterfly: Figure = [
  body("sindoor", "M48 46C38 14 12 8 6 22c-4 16 14 30 42 24zM52 46c10-32 36-38 42-24c4 16-14 30-42 24z"),
  body("marigold", "M48 50C26 48 10 62 16 78c8 14 28 2 32-28zM52 50c22-2 38 12 32 28c-8 14-28 2-32-28z"),
  hatch("M40 40q-12-4-20-14M60 40q12-4 20-14M40 58q-10 4-16 12M60 58q10 4 16 12", "paper"),
  flat("peacock", "M50 34c-6 12-6 36 0 52c6-16 6-40 0-52z"),
];

export const butterflies: Figure = [
  ...placed(butterfly, "translate(-4 -2) rotate(-16 30 30) scale(.62)"),
  ...placed(butterfly, "translate(52 50) rotate(20 24 24) scale(.5)"),
  line("M18 96q14-8 16-28M18 96q4-12-2-20", "leaf"),
  flat("marigold", `${circle(34, 66, 5)}${circle(16, 74, 4)}`),
];
