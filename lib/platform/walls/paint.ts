import { arrange, type Cell, type Shape, type Slot } from "./arrange";
import { chooseFigures } from "./courses";
import { type Figure, figures, type Stroke } from "./figures";
import { circle } from "./figures/figure";
import { paintBorder } from "./paint-border";
import { paintGround, paintRowLines, sprinkle } from "./paint-ground";
import { paintWay } from "./paint-way";
import type { Palette } from "./palettes";
import { seededRandom } from "./random";
import { round } from "./round";
import { isColoured, type PartState, type Wall } from "./wall";

/**
 * `prefix` makes the ids unique on a page; `links` are the addresses of parts that lead somewhere; `drawn`: the figures
 * are on the page already (`paintFigures`), so that two shapes of one wall share them.
 */
type Wish = {
  shape: Shape;
  palette: Palette;
  prefix: string;
  links?: Record<string, string | undefined>;
  drawn?: boolean;
};

type Part = { state: PartState; figure: Figure; topic?: string };

/** The parts in their order; the last one is the sun, which is coloured when all the others are. */
function orderedParts({ courseId, parts }: Wall): Part[] {
  const names = chooseFigures(
    courseId,
    parts.map(({ topic }) => topic),
  );
  const complete = parts.length > 0 && parts.every(isColoured);
  const last = parts.some(({ state }) => state === "new") ? "new" : "done";
  return [
    ...parts.map(({ topic, state }, index) => ({ topic, state, figure: figures[names[index] ?? "lotus"] })),
    { state: complete ? last : "closed", figure: figures.sun },
  ];
}

/** The figures of a wall as definitions, for paintings that are `drawn` from them. */
export function paintFigures(wall: Wall, palette: Palette, prefix: string): string {
  const drawings = orderedParts(wall).map(({ state, figure }, index) => {
    const { outline: lines, coloured } = draw(state, figure, palette);
    const named = (id: string, drawing: string) => drawing && `<g id="${id}">${drawing}</g>`;
    return named(`${prefix}o${index}`, lines) + named(`${prefix}c${index}`, coloured);
  });
  return `<defs>${drawings.join("")}</defs>`;
}

/**
 * The painting as the content of an SVG element of the shape's size. It has no words: the list of the topics beside it
 * says the same.
 */
export function paintWall(wall: Wall, { shape, palette, prefix, links = {}, drawn = false }: Wish): string {
  const parts = orderedParts(wall);
  const slots = arrange(parts.length, shape);
  const random = seededRandom(wall.seed ^ 0x5eed);
  const use = (id: string) => `<use href="#${prefix}${id}"/>`;
  const placed = slots.flatMap((slot, index) => {
    const part = parts[index];
    if (!part) return [];
    const drawings = drawn
      ? { outline: use(`o${index}`), coloured: use(`c${index}`) }
      : draw(part.state, part.figure, palette);
    // Computed for each part, so that a part looks the same whatever else is coloured.
    return [{ ...part, slot, drawings, sprinkled: sprinkle(slot, random, palette) }];
  });
  const layers = [
    placed.map(({ slot, state, sprinkled }) =>
      isColoured({ state }) ? within(state, `${paintGround(slot, slots, palette)}${sprinkled}`) : "",
    ),
    paintRowLines(slots, shape, palette),
    paintWay(
      slots,
      wall.parts.map(({ state }) => state),
      palette,
    ),
    placed.map((part) => {
      const painted = at(part, part.drawings);
      const href = part.topic === undefined ? undefined : links[part.topic];
      return href ? `<a href="${href}" tabindex="-1">${target(part.slot.cell)}${painted}</a>` : painted;
    }),
    paintBorder(wall, { shape, palette, prefix: `${prefix}${shape.width}-`, within }),
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

function at(part: { slot: Slot; state: PartState; topic?: string }, drawings: { outline: string; coloured: string }) {
  const { slot, state, topic = "" } = part;
  const { x, y, size } = slot;
  const scale = Math.round(size * 10) / 1000;
  const place = `translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${scale})`;
  const drawn =
    state === "done"
      ? drawings.coloured
      : state === "new"
        ? `${drawings.outline}${within(state, drawings.coloured)}`
        : drawings.outline;
  return `<g transform="${place}" data-part="${topic}" data-state="${state}">${drawn}</g>`;
}

/** The drawing of a part in each state that its own needs. */
function draw(state: PartState, figure: Figure, palette: Palette): { outline: string; coloured: string } {
  const group = (drawn: string) => `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${drawn}</g>`;
  const lines = () => figure.map((stroke) => outline(stroke, state === "open", palette)).join("");
  const ring = `<path d="${circle(50, 50, 57)}" fill="${palette.white}" stroke="${palette.peacock}" stroke-width="3"/><path d="${circle(50, 50, 52)}" stroke="${palette.marigold}" stroke-width="5" stroke-dasharray="2 5"/>`;
  return {
    outline:
      state === "done"
        ? ""
        : group(state === "open" ? `${ring}<g transform="translate(14 14) scale(.72)">${lines()}</g>` : lines()),
    coloured: isColoured({ state }) ? group(figure.map((stroke) => colour(stroke, palette)).join("")) : "",
  };
}

const transformAttribute = ({ place }: Stroke) => (place ? ` transform="${place}"` : "");

function outline(stroke: Stroke, isOpen: boolean, palette: Palette): string {
  if (stroke.kind === "hatch") return "";
  const ink = isOpen ? palette.peacock : palette.line;
  const fill = stroke.kind === "body" || stroke.kind === "flat" ? ` fill="${palette.paper}"` : "";
  return `<path d="${stroke.d}"${transformAttribute(stroke)}${fill} stroke="${ink}" stroke-width="${isOpen ? 3 : 1.8}"/>`;
}

function colour(stroke: Stroke, palette: Palette): string {
  const place = transformAttribute(stroke);
  const { d, kind } = stroke;
  const own = palette[stroke.colour];
  if (kind === "dot") return `<path d="${d}"${place} fill="${palette.ink}"/>`;
  if (kind === "line") return `<path d="${d}"${place} stroke="${own}" stroke-width="3.2"/>`;
  if (kind === "hatch") return `<path d="${d}"${place} stroke="${own}" stroke-width="1.6"/>`;
  const filled = `<path d="${d}"${place} fill="${own}" stroke="${palette.ink}" stroke-width="${kind === "body" ? 4 : 2.4}"/>`;
  return kind === "body" ? `${filled}<path d="${d}"${place} stroke="${palette.paper}" stroke-width="1.300"/>` : filled;
}
