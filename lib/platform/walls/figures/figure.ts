/** The colours of the walls, by the names of the style sheet; `clay`, `indigo` and `lac` are the natural colours of
 * the pictures in public/images; `terracotta`, `wheat`, `almond`, `earth` and `cotton`
 * are colours of skin, and `hair` is that of hair and eyes; `mark` is the red of a health centre, which no palette changes. */
export type Colour =
  | "paper"
  | "white"
  | "ink"
  | "line"
  | "peacock"
  | "peacockTint"
  | "marigold"
  | "haldi"
  | "leaf"
  | "leafTint"
  | "sindoor"
  | "sindoorTint"
  | "clay"
  | "indigo"
  | "lac"
  | "terracotta"
  | "wheat"
  | "almond"
  | "earth"
  | "cotton"
  | "hair"
  | "mark";

/**
 * One stroke of a figure in a box of 100 by 100. `body`: flat colour inside a double contour; `flat`: flat colour inside
 * a single one; `line`: a contour; `hatch`: thin lines, which only a coloured figure has; `dot`: filled, without a contour.
 */
export type Stroke = { kind: "body" | "flat" | "line" | "hatch" | "dot"; d: string; colour: Colour; place?: string };
export type Figure = Stroke[];

export const body = (colour: Colour, d: string): Stroke => ({ kind: "body", colour, d });
export const flat = (colour: Colour, d: string): Stroke => ({ kind: "flat", colour, d });
export const line = (d: string, colour: Colour = "ink"): Stroke => ({ kind: "line", colour, d });
export const hatch = (d: string, colour: Colour = "ink"): Stroke => ({ kind: "hatch", colour, d });
export const dot = (x: number, y: number, radius = 2.4, colour: Colour = "ink"): Stroke => ({
  kind: "dot",
  colour,
  d: circle(x, y, radius),
});

/** A circle as path data. */
export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;
}

/** The same figure at another place of the box, as an SVG transformation. */
export function placed(figure: Figure, place: string): Figure {
  return figure.map((stroke) => ({ ...stroke, place: stroke.place ? `${place} ${stroke.place}` : place }));
}

/** The same strokes turned around the middle of the box, once for each angle. */
export function around(angles: number[], ...strokes: Stroke[]): Figure {
  return angles.flatMap((angle) => placed(strokes, `rotate(${angle} 50 50)`));
}
