import { readPath, writePath } from "../drawings/path";
import { type Colours, type PaintStroke, paints } from "./parts";

/** Strokes as SVG, for `inInk`. */
export function paintStrokes(strokes: PaintStroke[], colours: Colours = {}): string {
  return strokes.map((stroke) => paintStroke(stroke, colours)).join("");
}

function paintStroke(stroke: PaintStroke, colours: Colours): string {
  const fill = findColour(stroke.in, colours);
  if ("flat" in stroke) return `<path d="${svgPath(stroke.flat)}" fill="${fill}" stroke="none"/>`;
  if ("area" in stroke) return paintArea(svgPath(stroke.area), fill, stroke.width);
  const line = stroke.in === "ink" ? "" : ` stroke="${fill}"`;
  const dash = stroke.dash ? ` stroke-dasharray="${stroke.dash}" stroke-linecap="butt"` : "";
  return `<path d="${svgPath(stroke.line)}"${line}${strokeWidth(stroke.width)}${dash}/>`;
}

/** An area with the double contour: a wide line of ink, and in it a thin one of paper. */
export function paintArea(d: string, fill: string, width = contour): string {
  const inner = width >= contour ? `<path d="${d}" stroke="${paints.paper}" stroke-width=".9"/>` : "";
  return `<path d="${d}" fill="${fill}"${strokeWidth(width)}/>${inner}`;
}

const contour = 3;
const strokeWidth = (width: number) => (width === contour ? "" : ` stroke-width="${width}"`);

/** A colour by its name, or that of the person. */
export function findColour(name: string, colours: Colours): string {
  const wanted = colours[name] ?? name;
  const all: Colours = paints;
  return all[wanted] ?? wanted;
}

/** What is drawn in ink, with round ends. */
export function inInk(drawn: string, more = ""): string {
  return `<g fill="none" stroke="${paints.ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"${more}>${drawn}</g>`;
}

/** Circles, ellipses and boxes are no commands of SVG; everything else is sent as it is written. */
function svgPath(source: string): string {
  return /[OER]/.test(source) ? writePath(readPath(source)) : source;
}

/** What the panels of a scene share: each part is sent once, and used by its name. */
export type Definitions = { prefix: string; made: Map<string, string> };

/** A use of a part, which is made when it is used for the first time. */
export function define({ prefix, made }: Definitions, name: string, make: () => string): string {
  if (!made.has(name)) made.set(name, make());
  return `<use href="#${prefix}-${name}"/>`;
}

/** The parts themselves, in an SVG that takes no place. Hidden by its size: display none would empty the uses too. */
export function renderDefinitions({ prefix, made }: Definitions): string {
  const groups = [...made].map(([name, inner]) => `<g id="${prefix}-${name}">${inner}</g>`);
  return `<svg class="scene-parts" width="0" height="0" aria-hidden="true"><defs>${groups.join("")}</defs></svg>`;
}
