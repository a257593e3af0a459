import type { Layout } from "./layout";
import type { Palette } from "./palettes";
import { isColoured, type PartState, round, type Shape } from "./wall";

type Within = (state: PartState, drawn: string) => string;

/** The edges between the places: the bank of the pond is the vine, which grows with each topic; the others are bands. */
export function paintEdges(
  layout: Layout,
  states: PartState[],
  shape: Shape,
  palette: Palette,
  within: Within,
): string {
  const [pond, courtyard, field] = layout.places.map(({ area }) => area);
  if (!pond || !courtyard || !field) return "";
  const isOneColumn = (shape.columns ?? 1) === 1;
  const begun = states.some((state) => isColoured({ state }));
  const bands = isOneColumn
    ? [courtyard, field].map(({ left, top, width }) => band(left, top, width, palette, begun))
    : [band(courtyard.left, courtyard.top, courtyard.width, palette, begun)];
  const upright = isOneColumn
    ? ""
    : `<path d="M${round(courtyard.left)} ${round(field.top)}V${round(pond.top + pond.height)}" stroke="${palette.line}" stroke-width="4"/><path d="M${round(courtyard.left)} ${round(field.top)}V${round(pond.top + pond.height)}" stroke="${palette.paper}" stroke-width="2"/>`;
  return `<g fill="none">${bands.join("")}${upright}${vine(pond, states, palette, within)}</g>`;
}

/** Two contours with a row of triangles between them. */
function band(left: number, y: number, width: number, palette: Palette, begun: boolean): string {
  const count = Math.round(width / 9);
  const step = width / count;
  const teeth = Array.from(
    { length: count },
    (_, index) => `M${round(left + index * step)} ${round(y + 3)}l${round(step / 2)}-6l${round(step / 2)} 6z`,
  );
  const edge = (dy: number) => `M${round(left)} ${round(y + dy)}h${round(width)}`;
  const ink = begun ? palette.ink : palette.line;
  return `<path d="${edge(0)}" stroke="${palette.paper}" stroke-width="10"/><path d="${teeth.join("")}" fill="${begun ? palette.marigold : palette.paper}" stroke="${ink}" stroke-width=".8"/><path d="${edge(-5)}${edge(5)}" stroke="${ink}" stroke-width="1.200"/>`;
}

/** A leaf for every 13 points, left and right of the stem by turns, and a bud at each third. */
function vine(
  { left, top, width }: { left: number; top: number; width: number },
  states: PartState[],
  palette: Palette,
  within: Within,
): string {
  const waves = 2 * Math.round(width / 52);
  const half = width / waves;
  const stem = (from: number, to: number) =>
    `M${round(left + from * half)} ${round(top)}${Array.from({ length: to - from }, (_, index) => `q${round(half / 2)} ${(from + index) % 2 === 0 ? -5 : 5} ${round(half)} 0`).join("")}`;
  const leaves = Array.from({ length: waves }, (_, index) => {
    const x = left + (index + 0.5) * half;
    const up = index % 2 === 0 ? 1 : -1;
    const y = top - up * 2.5;
    return `M${round(x)} ${round(y)}q-1 ${-6 * up}-8 ${-6 * up}q0 ${6 * up} 8 ${6 * up}zM${round(x)} ${round(y)}q1 ${6 * up} 8 ${6 * up}q0 ${-6 * up}-8 ${-6 * up}z`;
  });
  const grownBy = (part: number) => Math.round((waves * (part + 1)) / states.length);
  const ground = `<path d="M${round(left)} ${round(top)}h${round(width)}" stroke="${palette.paper}" stroke-width="15"/>`;
  const outline = `<path d="${leaves.join("")}" fill="${palette.paper}" stroke="${palette.line}" stroke-width=".9"/><path d="${stem(0, waves)}" stroke="${palette.line}" stroke-width="1.800"/>`;
  const grown = states.map((state, part) => {
    const [from, to] = [part === 0 ? 0 : grownBy(part - 1), grownBy(part)];
    if (!isColoured({ state }) || from >= to) return "";
    const d = stem(from, to);
    return within(
      state,
      `<path d="${leaves.slice(from, to).join("")}" fill="${palette.leaf}" stroke="${palette.ink}" stroke-width=".9"/><path d="${d}" stroke="${palette.ink}" stroke-width="4"/><path d="${d}" stroke="${palette.marigold}" stroke-width="1.800"/>`,
    );
  });
  return `${ground}${outline}${grown.join("")}`;
}
