import { body, circle, dot, type Figure, flat, hatch, line, placed } from "./figure";

const ripple = line("M14 88q9-7 18 0t18 0t18 0t18 0", "peacock");

export const lotus: Figure = [
  body("sindoor", "M50 74C28 76 12 66 8 46c16-2 30 6 42 28z"),
  body("sindoor", "M50 74c22 2 38-8 42-28c-16-2-30 6-42 28z"),
  body("sindoorTint", "M50 74C32 64 26 46 32 28c12 8 17 22 18 46z"),
  body("sindoorTint", "M50 74c18-10 24-28 18-46c-12 8-17 22-18 46z"),
  body("marigold", "M50 74c-12-16-12-38 0-58c12 20 12 42 0 58z"),
  hatch("M50 30v34M45 40q-1 14 2 24M55 40q1 14-2 24M35 38q2 14 8 24M65 38q-2 14-8 24"),
  hatch("M18 52q10 4 18 12M82 52q-10 4-18 12", "paper"),
  ripple,
];

export const fish: Figure = [
  flat("sindoor", "M38 37q8-15 24-10l-8 15z"),
  flat("sindoor", "M40 66q8 14 22 10l-8-14z"),
  body("marigold", "M5 52C17 29 46 28 69 46L93 29v46L69 58C46 76 17 75 5 52z"),
  line("M26 38q9 14 0 28"),
  hatch("M36 37q9 15 0 30M46 38q8 14 0 28M56 42q6 10 0 20M64 46q4 6 0 12M78 44l10-6M76 52h16M78 60l10 6"),
  flat("white", circle(17, 48, 4.6)),
  dot(16, 48),
];

export const fishes: Figure = [
  ...placed(fish, "translate(2 -14) scale(.78)"),
  ...placed(fish, "translate(98 34) scale(-.78 .78)"),
];

const swimming: Figure = [
  flat("marigold", "M79 23l15 5l-14 6z"),
  body(
    "white",
    "M8 52c10 8 24 6 34-2c10-7 13-12 11-22c-2-13 19-19 26-6c3 8-2 15-6 21c-4 8 4 12 6 20c3 16-16 24-34 24C22 87 8 74 8 52z",
  ),
  body("peacock", "M24 62c14 4 26 0 37-9c2 15-8 25-21 25c-9 0-15-6-16-16z"),
  hatch("M32 67q7 7 16 6M42 64q6 5 12 4M50 60q4 3 8 2", "paper"),
  hatch("M62 40q5 4 10 2M58 46q6 4 12 2M66 72q4 4 9 2"),
  dot(70, 25),
];

export const ducks: Figure = [
  ...placed(swimming, "translate(100 6) scale(-.64 .64)"),
  ...placed(swimming, "translate(2 24) scale(.7)"),
  ripple,
];

export const turtle: Figure = [
  flat("leafTint", "M78 50c3-11 18-12 19 0c1 10-11 13-18 10z"),
  flat("leafTint", "M28 70l-9 16h14l7-12zM60 74l7 12h14l-9-16zM20 62L5 68l15 4z"),
  body("leaf", "M15 60a35 32 0 0 1 70 0c0 11-15 17-35 17s-35-6-35-17z"),
  hatch("M50 30v46M33 36l8 17l-9 21M67 36l-8 17l9 21M41 53h18M16 58h23M61 58h23", "paper"),
  dot(89, 48),
];

export const boat: Figure = [
  body("haldi", "M54 8v44h36C86 30 74 14 54 8z"),
  body("sindoorTint", "M46 18v34H18C22 36 32 24 46 18z"),
  line("M50 5v52"),
  body("clay", "M5 57h90c-6 18-22 24-45 24S11 75 5 57z"),
  hatch("M60 22q12 10 16 24M42 28q-8 8-12 18"),
  hatch("M16 66h68M24 73h52", "paper"),
  line("M8 91q7-6 14 0t14 0t14 0t14 0t14 0t14 0", "peacock"),
];

export const pump: Figure = [
  flat("clay", "M26 88h42v7H26z"),
  body("marigold", "M50 27L11 15l3-8l40 13z"),
  body("peacock", "M57 40h18q10 0 10 12v8h-9v-6q0-4-5-4H57z"),
  body("peacock", "M40 88V36h17v52z"),
  body("peacock", "M35 36c0-17 27-17 27 0z"),
  hatch("M40 48h17M40 57h17M40 66h17M40 75h17", "paper"),
  line("M81 62v9", "peacock"),
  body("sindoor", "M66 72h30l-4 22H70z"),
  hatch("M70 79h22M71 86h20", "paper"),
];

export const pitcher: Figure = [
  body("clay", "M38 24h24l-5 11c21 5 31 20 27 35c-4 17-19 23-34 23s-30-6-34-23c-4-15 6-30 27-35z"),
  flat("marigold", "M33 16h34v9H33z"),
  hatch("M17 58l8 9l8-9l8 9l9-9l8 9l9-9l8 9l8-9M26 82q24 8 48 0M24 50q26-8 52 0", "paper"),
];
