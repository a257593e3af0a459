import { around, body, circle, dot, type Figure, flat, hatch, line } from "./figure";

const house: Figure = [
  body("haldi", "M15 46h70v46H15z"),
  body("sindoor", "M5 48L50 18l45 30z"),
  hatch("M24 42h52M34 35h32", "paper"),
  body("peacock", "M41 92V64q9-9 18 0v28z"),
  hatch("M46 66v26M50 64v28M54 66v26", "paper"),
  flat("white", "M22 58h12v13H22zM66 58h12v13H66z"),
  hatch("M22 64h12M28 58v13M66 64h12M72 58v13M20 80h16M64 80h16M20 85h16M64 85h16"),
];

export const school: Figure = [...house, line("M50 18V2"), flat("marigold", "M50 2l17 5l-17 5z")];

export const clinic: Figure = [...house, flat("white", circle(50, 34, 10)), line("M50 28v12M44 34h12", "mark")];

export const bicycle: Figure = [
  body("haldi", circle(24, 68, 20)),
  body("haldi", circle(76, 68, 20)),
  hatch("M24 50v36M6 68h36M11 55l26 26M37 55L11 81M76 50v36M58 68h36M63 55l26 26M89 55L63 81"),
  line("M24 68L40 38h28L54 68zM40 38l14 30M76 68L66 30h12", "sindoor"),
  line("M33 36h13"),
  flat("marigold", circle(54, 68, 5)),
];

export const lamp: Figure = [
  body("marigold", "M50 6c15 17 13 30 0 39c-13-9-15-22 0-39z"),
  flat("white", "M50 26c6 8 5 13 0 17c-5-4-6-9 0-17z"),
  flat("clay", "M36 80l-6 13h40l-6-13z"),
  body("sindoor", "M5 52q45 9 90 0c-3 24-20 34-45 34S8 76 5 52z"),
  hatch("M18 64q6 6 12 0t12 0t12 0t12 0t12 0M30 76q20 6 40 0", "paper"),
];

export const kite: Figure = [
  line("M50 80q-14 6-4 14t-8 8"),
  body("sindoor", "M50 5l34 37l-34 39l-34-39z"),
  flat("marigold", "M50 5l34 37H50z"),
  flat("marigold", "M50 81L16 42h34z"),
  line("M50 5v76M16 42q34-14 68 0"),
  hatch("M58 20v16M66 28v8M42 50v16M34 50v8"),
  flat("peacock", "M50 81l-9 12h18z"),
];

export const umbrella: Figure = [
  line("M50 52v32q-1 9-10 8q-7-1-6-8"),
  body("marigold", "M6 52c3-30 24-42 44-42s41 12 44 42q-11-8-22 0q-11-8-22 0q-11-8-22 0q-11-8-22 0z"),
  body("sindoor", "M28 52C30 30 40 14 50 10c10 4 20 20 22 42q-11-8-22 0q-11-8-22 0z"),
  hatch("M50 12v38M40 24q-4 12-5 22M60 24q4 12 5 22", "paper"),
  hatch("M18 30q-4 8-5 16M82 30q4 8 5 16M26 22q-3 10-5 24M74 22q3 10 5 24"),
  line("M50 10V3"),
];

export const book: Figure = [
  body("peacock", "M4 24q24-4 46 8q22-12 46-8v60q-24-4-46 8q-22-12-46-8z"),
  body("white", "M50 30Q32 18 11 20v56q21-2 39 9z"),
  body("white", "M50 30q18-12 39-10v56q-21-2-39 9z"),
  hatch(
    "M18 32q14-1 25 6M18 42q14-1 25 6M18 52q14-1 25 6M18 62q14-1 25 6M82 32q-14-1-25 6M82 42q-14-1-25 6M82 52q-14-1-25 6",
  ),
  flat("marigold", "M66 18v26l6-6l6 6V16z"),
];

/** The end of every wall: it is coloured when the whole course is complete. */
export const sun: Figure = [
  ...around(
    Array.from({ length: 12 }, (_, index) => index * 30),
    flat("sindoor", "M43 23L50 3l7 20z"),
  ),
  body("marigold", circle(50, 50, 28)),
  hatch("M30 40q-3 10 0 20M70 40q3 10 0 20M36 32q14-8 28 0"),
  line("M37 46q5-5 10 0q-5 5-10 0zM53 46q5-5 10 0q-5 5-10 0zM50 48v10l-3 2M41 66q9 6 18 0"),
  dot(42, 46),
  dot(58, 46),
];
