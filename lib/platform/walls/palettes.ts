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
};
