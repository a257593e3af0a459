import { around, body, circle, type Figure, flat, hatch, line } from "./figure";

export const mangoTree: Figure = [
  body("clay", "M43 94c5-14 5-24 0-38h14c-5 14-5 24 0 38z"),
  body("leaf", "M50 8c14-5 27 3 27 16c15 4 17 22 4 30c-8 8-19 7-31 7s-23 1-31-7c-13-8-11-26 4-30C23 11 36 3 50 8z"),
  hatch("M40 17q4 4 8 0M60 30q4 4 8 0M36 34q4 4 8 0M52 52q4 4 8 0M20 36q4 4 8 0M70 50q4 4 8 0M32 54q4 4 8 0", "paper"),
  flat("marigold", circle(33, 25, 5)),
  flat("marigold", circle(58, 19, 5)),
  flat("marigold", circle(69, 39, 5)),
  flat("marigold", circle(48, 43, 5)),
  flat("marigold", circle(25, 46, 5)),
];

export const hibiscus: Figure = [
  line("M50 52C46 70 46 82 50 96", "leaf"),
  body("leaf", "M48 84C36 88 22 82 18 70c14-2 26 2 30 14z"),
  body("leaf", "M50 78c12 2 24-4 28-16c-14-2-26 4-28 16z"),
  ...around(
    [0, 72, 144, 216, 288],
    body("sindoor", "M50 42C36 36 32 20 38 8q12-6 24 0c6 12 2 28-12 34z"),
    hatch("M50 34V12M44 28q-3-8-1-14M56 28q3-8 1-14", "paper"),
  ).map((stroke) => ({ ...stroke, place: `translate(12 -3) scale(.76) ${stroke.place}` })),
  flat("marigold", circle(50, 35, 6.5)),
];

export const moringa: Figure = [
  line("M50 96V18", "leaf"),
  ...[82, 64, 46].flatMap((y) => [
    body("leaf", `M50 ${y}c-8-15-26-19-38-11c7 15 25 19 38 11z`),
    body("leaf", `M50 ${y}c8-15 26-19 38-11c-7 15-25 19-38 11z`),
    hatch(`M44 ${y - 2}q-12-8-26-8M56 ${y - 2}q12-8 26-8`, "paper"),
  ]),
  body("leaf", "M50 34c-11-8-11-20 0-30c11 10 11 22 0 30z"),
  hatch("M50 28V12", "paper"),
];

export const bamboo: Figure = [
  body("leaf", "M24 95V10h12v85zM46 95V4h12v91zM68 95V16h12v79z"),
  hatch("M24 30h12M24 52h12M24 74h12M46 22h12M46 44h12M46 66h12M46 84h12M68 36h12M68 58h12M68 78h12", "paper"),
  flat("leafTint", "M36 30c8-12 12-14 22-14c-4 10-12 14-22 14zM24 52C16 42 12 40 4 42c4 8 12 12 20 10z"),
  flat(
    "leafTint",
    "M80 36c6-10 10-12 17-11c-3 8-9 12-17 11zM68 58c-8-8-12-9-20-6c4 8 12 10 20 6zM80 78c6-8 10-10 17-8c-3 8-9 11-17 8z",
  ),
];

export const sprout: Figure = [
  line("M50 74C46 58 54 48 50 30", "leaf"),
  body("leaf", "M50 44C34 46 20 36 16 18c18-2 32 6 34 26z"),
  body("leaf", "M51 36c14 2 28-8 32-24c-17-2-31 6-32 24z"),
  hatch("M44 38Q34 26 24 24M57 30q10-10 18-12", "paper"),
  body("clay", "M24 76c0-15 52-15 52 0c0 20-52 20-52 0z"),
  hatch("M34 76q16-8 32 0M32 82q18 8 36 0", "paper"),
  line("M36 92q-4 3-10 3M64 92q4 3 10 3M50 92v5"),
];

export const garland: Figure = [
  ...Array.from({ length: 12 }, (_, index) => {
    const angle = (Math.PI * index) / 6;
    const [x, y] = [50 + 33 * Math.sin(angle), 46 + 33 * Math.cos(angle)].map((value) => Math.round(value * 10) / 10);
    return flat(index % 2 === 0 ? "marigold" : "sindoor", circle(x ?? 50, y ?? 46, 8.6));
  }),
  hatch(`${circle(50, 46, 33)}`, "paper"),
  body("marigold", "M50 80c-10 4-12 12-8 18h16c4-6 2-14-8-18z"),
  hatch("M46 88v8M50 86v10M54 88v8"),
];
