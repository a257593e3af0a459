import { colours } from "../colours";

/** The natural dyes of the pictures in public/images, and the colours of skin and hair: the same everywhere. */
export const natural = {
  clay: "#8D5524",
  indigo: "#3B4F9A",
  lac: "#B03A6E",
  terracotta: "#D9955C",
  wheat: "#E3B07C",
  almond: "#B9793F",
  earth: "#7A4A24",
  cotton: colours.paper,
  hair: colours.ink,
} as const;

/** The colours of the walls. `mark` is the red of a health centre, which no palette changes. */
export type Colour = keyof typeof colours | keyof typeof natural | "mark";
