import { arrange, type Cell, type Shape, type Slot } from "./arrange";
import { figuresOf } from "./courses";
import { type FigureName, figures, type Stroke } from "./figures";
import { circle } from "./figures/figure";
import { paintBorder } from "./paint-border";
import { paintGround, paintRowLines, sprinkle } from "./paint-ground";
import { paintWay } from "./paint-way";
import type { Palette } from "./palettes";
import { randomOf } from "./random";
import { round } from "./round";
import { isColoured, type PartState, type Wall } from "./wall";

/** `prefix` makes the ids unique on a page; `links` are the addresses of parts that lead somewhere. */
type Wish = { shape: Shape; palette: Palette; prefix: string; links?: Record<string, string | undefined> };

/**
 * The painting as the content of an SVG element of the shape's size. It has no words: the list of the topics beside it
 * says the same.
 */
export function paintWall(wall: Wall, { shape, palette, prefix, links = {} }: Wish): string {
  const names = figuresOf(
    wall.courseId,
    wall.parts.map(({ topic }) => topic),
  );
  const slots = arrange(wall.parts.length + 1, shape);
  // The last place is the sun's, which is coloured when all the others are.
  const complete = wall.parts.length > 0 && wall.parts.every(isColoured);
  const hasNew = wall.parts.some(({ state }) => state === "new");
  const states: PartState[] = [
    ...wall.parts.map(({ state }) => state),
    complete ? (hasNew ? "new" : "done") : "closed",
  ];
  const random = randomOf(wall.seed ^ 0x5eed);
  const painted = slots.map((slot, index) => ({
    slot,
    state: states[index] ?? "closed",
    figure: names[index] ?? ("sun" satisfies FigureName),
    topic: wall.parts[index]?.topic,
    // Computed for each part, so that a part looks the same whatever else is coloured.
    sprinkled: sprinkle(slot, random, palette),
  }));
  const layers = [
    painted.map(({ slot, state, sprinkled }) =>
      isColoured({ state }) ? within(state, `${paintGround(slot, slots, palette)}${sprinkled}`) : "",
    ),
    paintRowLines(slots, shape, palette),
    paintWay(slots, states.slice(0, -1), palette),
    painted.map(({ slot, state, figure, topic }) => {
      const drawn = at(slot, state, figures[figure], palette);
      const href = topic === undefined ? undefined : links[topic];
      return href ? `<a href="${href}" tabindex="-1">${target(slot.cell)}${drawn}</a>` : drawn;
    }),
    paintBorder(wall, { shape, palette, prefix, within }),
  ];
  return layers.flat().join("");
}

/** A part that is new appears over its outline. */
function within(state: PartState, drawn: string): string {
  return state === "new" ? `<g class="wall-new">${drawn}</g>` : drawn;
}

/** The whole cell of a part leads to its topic. */
function target({ left, right, top, bottom }: Cell): string {
  return `<path d="M${round(left)} ${round(top)}H${round(right)}V${round(bottom)}H${round(left)}z" fill="transparent"/>`;
}

function at({ x, y, size }: Slot, state: PartState, figure: Stroke[], palette: Palette): string {
  const scale = size / 100;
  const place = `translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${Math.round(scale * 1000) / 1000})`;
  const outlined = figure.map((stroke) => outline(stroke, state === "open", palette)).join("");
  const coloured = isColoured({ state }) ? figure.map((stroke) => colour(stroke, palette)).join("") : "";
  const under = state === "done" ? "" : outlined;
  const ring =
    state === "open"
      ? `<path d="${circle(50, 50, 57)}" fill="${palette.white}" stroke="${palette.peacock}" stroke-width="3"/><path d="${circle(50, 50, 52)}" fill="none" stroke="${palette.marigold}" stroke-width="5" stroke-dasharray="2 5"/>`
      : "";
  const inner = state === "open" ? `<g transform="translate(14 14) scale(.72)">${under}</g>` : under;
  return `<g transform="${place}" fill="none" stroke-linejoin="round" stroke-linecap="round">${ring}${inner}${coloured && within(state, coloured)}</g>`;
}

const placeOf = ({ place }: Stroke) => (place ? ` transform="${place}"` : "");

function outline(stroke: Stroke, isOpen: boolean, palette: Palette): string {
  if (stroke.kind === "hatch") return "";
  const ink = isOpen ? palette.peacock : palette.line;
  const fill = stroke.kind === "body" || stroke.kind === "flat" ? ` fill="${palette.paper}"` : "";
  return `<path d="${stroke.d}"${placeOf(stroke)}${fill} stroke="${ink}" stroke-width="${isOpen ? 3 : 1.8}"/>`;
}

function colour(stroke: Stroke, palette: Palette): string {
  const place = placeOf(stroke);
  const { d, kind } = stroke;
  const own = palette[stroke.colour];
  if (kind === "dot") return `<path d="${d}"${place} fill="${palette.ink}"/>`;
  if (kind === "line") return `<path d="${d}"${place} stroke="${own}" stroke-width="3.2"/>`;
  if (kind === "hatch") return `<path d="${d}"${place} stroke="${own}" stroke-width="1.6"/>`;
  const filled = `<path d="${d}"${place} fill="${own}" stroke="${palette.ink}" stroke-width="${kind === "body" ? 4 : 2.4}"/>`;
  return kind === "body" ? `${filled}<path d="${d}"${place} stroke="${palette.paper}" stroke-width="1.300"/>` : filled;
}
