import { colours } from "../colours";
import { type Colour, natural } from "./colour";
import { cloths, skins } from "./look";

export type Palette = Record<Colour, string>;

/** On a page: the variables of its style sheet, which follow the dark and the high-contrast setting. */
export const pagePalette: Palette = {
  ...(Object.fromEntries(Object.keys(colours).map((name) => [name, variableOf(name)])) as typeof colours),
  ...natural,
  mark: variableOf("sindoor"),
};

function variableOf(name: string): string {
  return `var(--color-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)})`;
}

/** In a picture of its own, where there is no style sheet: lib/platform/colours.ts. */
export const inkPalette: Palette = { ...colours, ...natural, mark: colours.sindoor };

/** A person in any palette: skin, hair and cloth keep their colours in the dark, and the contours follow the page. */
export const ofPeople = ({ ink, paper }: Palette): Palette => ({ ...inkPalette, ink, paper });

/** The colours of a learner's choice. Skin in outline is that of the paper. */
export const lookColours: Record<string, string> = Object.fromEntries(
  [...cloths, ...skins].map((name) => [name, inkPalette[name === "paper" ? "cotton" : name]]),
);

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
