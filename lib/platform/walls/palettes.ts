import type { Colour } from "./figures";

export type Palette = Record<Colour, string>;

/** On a page: the variables of its style sheet, which follow the dark and the high-contrast setting. */
export const pagePalette: Palette = {
  paper: "var(--color-paper)",
  white: "var(--color-white)",
  ink: "var(--color-ink)",
  line: "var(--color-line)",
  peacock: "var(--color-peacock)",
  peacockTint: "var(--color-peacock-tint)",
  marigold: "var(--color-marigold)",
  haldi: "var(--color-haldi)",
  leaf: "var(--color-leaf)",
  leafTint: "var(--color-leaf-tint)",
  sindoor: "var(--color-sindoor)",
  sindoorTint: "var(--color-sindoor-tint)",
  clay: "#8d5524",
  indigo: "#3b4f9a",
  lac: "#b03a6e",
  wheat: "#e3b07c",
  almond: "#b9793f",
  earth: "#7a4a24",
  mark: "var(--color-sindoor)",
};

/** In a picture of its own, where there is no style sheet: the values of app/globals.css. */
export const inkPalette: Palette = {
  paper: "#FFFBF5",
  white: "#FFFFFF",
  ink: "#1F2A44",
  line: "#7A869F",
  peacock: "#005F63",
  peacockTint: "#DFF1EF",
  marigold: "#F2A900",
  haldi: "#FFF1CC",
  leaf: "#2B6B2F",
  leafTint: "#E6F2E4",
  sindoor: "#A3231A",
  sindoorTint: "#FBE9E5",
  clay: "#8D5524",
  indigo: "#3B4F9A",
  lac: "#B03A6E",
  wheat: "#E3B07C",
  almond: "#B9793F",
  earth: "#7A4A24",
  mark: "#A3231A",
};

/** The five palettes of the walls: which natural colour each name of a drawing becomes. */
const hues: readonly Partial<Record<Colour, Colour>>[] = [
  {},
  { peacock: "indigo", sindoor: "lac" },
  { marigold: "sindoor", sindoor: "marigold" },
  { peacock: "leaf", leaf: "peacock", sindoor: "lac" },
  { marigold: "lac", sindoor: "indigo" },
];

export const hueCount = hues.length;

/** A palette in one of the five hues. What is no colour of a figure stays: paper, ink, lines and skin. */
export function inHue(palette: Palette, hue: number): Palette {
  const changed = Object.entries(hues[hue] ?? {}).map(([name, other]) => [name, palette[other]]);
  return { ...palette, ...Object.fromEntries(changed) };
}
