import type { Colour } from "../colour";
import drawings from "./figures.json" with { type: "json" };

/**
 * One stroke of a figure in a box of 100 by 100. `body`: flat colour inside a double contour; `flat`: flat colour inside
 * a single one; `line`: a contour; `hatch`: thin lines, which only a coloured figure has; `dot`: filled, without a contour.
 */
export type Stroke = { kind: "body" | "flat" | "line" | "hatch" | "dot"; d: string; colour: Colour; place?: string };
export type Figure = Stroke[];

export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;
}

/** The same figure at another place of the box, as an SVG transformation. */
export function placed(figure: Figure, place: string): Figure {
  return figure.map((stroke) => ({ ...stroke, place: stroke.place ? `${place} ${stroke.place}` : place }));
}

/** A stroke of figures.json: kind, colour and path, and behind `@` where the path stands in the box. */
function readStroke(written: string): Stroke {
  const [stroke = "", place] = written.split(" @ ");
  const [kind, colour, ...d] = stroke.split(" ");
  return { kind, colour, d: d.join(" "), ...(place && { place }) } as Stroke;
}

const read = <Name extends string>(drawn: Record<Name, string[]>) =>
  Object.fromEntries(
    Object.entries<string[]>(drawn).map(([name, strokes]) => [name, strokes.map(readStroke)]),
  ) as Record<Name, Figure>;

/** What the first drawing of the walls has. They stay as they are: walls that were shared show them. */
export const firstFigures = read(drawings.first);
/** The palm is 100 by 304, with its foot at 50, 230: it breaks through the upper edge of its place. */
export const figures = { ...firstFigures, ...read(drawings.second) };
/** What stands in cells without a part. */
export const drawnThings = read(drawings.things);
/** A learner without her choice: the colours `cloth` and `skin` stand for it (learner.ts). */
export const drawnLearner = read(drawings.learner);
export type FigureName = keyof typeof figures;
