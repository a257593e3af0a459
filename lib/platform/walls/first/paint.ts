import { seededRandom } from "../choose";
import type { Colour } from "../colour";
import { circle, firstFigures as figures } from "../figures";
import { colourStroke } from "../paint";
import { paintBorder } from "../paint-border";
import type { Palette } from "../palettes";
import { finishedWall, round, type Shape, type Wall } from "../wall";
import courseFiguresFile from "./course-figures.json" with { type: "json" };

const grounds: readonly Colour[] = ["peacockTint", "haldi", "leafTint", "sindoorTint"];

/** The flat colour behind a part, as far as its cell; beside a neighbour of the same row it ends in a wave. */
function paintGround(slot: Slot, slots: Slot[], palette: Palette): string {
  const { left, right, top, bottom } = slot.cell;
  const inRow = slots.filter(({ row }) => row === slot.row);
  const step = round((bottom - top) / 4);
  const edge = (isInside: boolean, down: boolean) => {
    if (!isInside) return `v${down ? round(bottom - top) : -round(bottom - top)}`;
    const length = down ? step : -step;
    return `q${down ? 5 : -5} ${length / 2} 0 ${length}t0 ${length}t0 ${length}t0 ${length}`;
  };
  const isFirst = Math.min(...inRow.map(({ cell }) => cell.left)) === left;
  const isLast = Math.max(...inRow.map(({ cell }) => cell.right)) === right;
  const tint = grounds[Math.floor((slots.indexOf(slot) * 4) / slots.length)] ?? "haldi";
  const d = `M${round(left)} ${round(top)}H${round(right)}${edge(!isLast, true)}H${round(left)}${edge(!isFirst, false)}z`;
  return `<path d="${d}" fill="${palette[tint]}"/>`;
}

const sprinkles: readonly Colour[] = ["marigold", "sindoor", "peacock", "leaf"];

/** Dots, seeds and sprigs that fill the ground around a figure, each wall in its own way. */
function sprinkle({ x, y, size, cell }: Slot, random: () => number, palette: Palette): string {
  const marks: string[] = [];
  for (let index = 0; index < 20; index++) {
    const [px, py] = [
      cell.left + 7 + random() * (cell.right - cell.left - 14),
      cell.top + 7 + random() * (cell.bottom - cell.top - 14),
    ];
    const tint = palette[sprinkles[Math.floor(random() * sprinkles.length)] ?? "marigold"];
    const kind = Math.floor(random() * 3);
    const turn = Math.floor(random() * 12) * 30;
    if (Math.hypot(px - x, py - y) < size * 0.54) continue;
    const place = `transform="translate(${round(px)} ${round(py)}) rotate(${turn})"`;
    if (kind === 0) marks.push(`<path ${place} d="${circle(0, 0, 2)}" fill="${tint}"/>`);
    else if (kind === 1) marks.push(`<path ${place} d="M-5 0q5-5 10 0q-5 5-10 0z" fill="${tint}"/>`);
    else marks.push(`<path ${place} d="M0 5V-3M0 2l-4-4M0 2l4-4" fill="none" stroke="${tint}" stroke-width="1.5"/>`);
  }
  return marks.join("");
}

/** Between two rows a double contour in waves, with a band of hatching inside. */
function paintRowLines(slots: Slot[], { width, border: edge }: Shape, palette: Palette): string {
  const rows = new Map(slots.map((slot) => [slot.row, slot]));
  const waves = Math.round((width - 2 * edge) / 40);
  const wave = round((width - 2 * edge) / waves / 2);
  return [...rows.values()]
    .slice(0, -1)
    .map(({ cell }) => {
      const d = `M${edge} ${round(cell.top)}q${wave / 2}-7 ${wave} 0${`t${wave} 0`.repeat(2 * waves - 1)}`;
      return `<g fill="none"><path d="${d}" stroke="${palette.line}" stroke-width="8"/><path d="${d}" stroke="${palette.paper}" stroke-width="6"/><path d="${d}" stroke="${palette.line}" stroke-width="3" stroke-dasharray="1 3"/></g>`;
    })
    .join("");
}

type FigureName = keyof typeof figures;

/** What each topic is on the wall of its course. A topic that is missing here gets a figure that the wall lacks. */
const courseFigures = courseFiguresFile as Record<string, Record<string, FigureName>>;

// The sun is the end of every wall.
const all = Object.keys(figures).filter((name): name is FigureName => name !== "sun");

/** Each topic's figure, in the topics' order. Two are the same only where there are more topics than figures. */
function chooseFigures(courseId: string, topics: string[]): FigureName[] {
  const chosen = courseFigures[courseId] ?? {};
  const used = new Set(topics.flatMap((topic) => chosen[topic] ?? []));
  return topics.map((topic, index) => {
    const own = chosen[topic];
    if (own) return own;
    const free = all.find((name) => !used.has(name)) ?? all[index % all.length] ?? "lotus";
    used.add(free);
    return free;
  });
}

type Wish = { shape: Shape; palette: Palette; prefix: string };

/** A finished wall as painted until migration 0071. A shared wall stays as it was; a test holds its paths. */
export function paintFirst({ courseId, seed, parts }: Wall, { shape, palette, prefix }: Wish): string {
  const topics = parts.map(({ topic }) => topic);
  const names = [...chooseFigures(courseId, topics), "sun" as const];
  const slots = arrange(names.length, shape);
  const random = seededRandom(seed ^ 0x5eed);
  const layers = [
    slots.map((slot) => `${paintGround(slot, slots, palette)}${sprinkle(slot, random, palette)}`),
    paintRowLines(slots, shape, palette),
    paintCreeper(slots, palette),
    slots.map(({ x, y, size }, index) => {
      const scale = Math.round(size * 10) / 1000;
      const place = `translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${scale})`;
      const strokes = figures[names[index] ?? "sun"].map((stroke) => colourStroke(stroke, palette)).join("");
      return `<g transform="${place}" data-part="${topics[index] ?? ""}" data-state="done"><g fill="none" stroke-linejoin="round" stroke-linecap="round">${strokes}</g></g>`;
    }),
    paintBorder(finishedWall(courseId, topics, seed), {
      shape,
      palette,
      prefix: `${prefix}${shape.width}-`,
      within: (_, drawn) => drawn,
    }),
  ];
  return layers.flat().join("");
}

type Point = { x: number; y: number };
type Curve = [Point, Point, Point, Point];

/** The creeper with its leaves from part to part. */
function paintCreeper(slots: Slot[], palette: Palette): string {
  const curves = slots.slice(0, -1).flatMap((from, index) => {
    const to = slots[index + 1];
    return to ? [curveBetween(from, to, index)] : [];
  });
  const stem = curves.map(pathData).join("");
  const leaves = curves.flatMap((curve) =>
    [0.34, 0.44, 0.56, 0.66].map((at, side) => leafAt(curve, at, side % 2 === 0)),
  );
  return `<g fill="none"><path d="${leaves.join("")}" fill="${palette.leaf}" stroke="${palette.ink}"/><path d="${stem}" stroke="${palette.ink}" stroke-width="4.6"/><path d="${stem}" stroke="${palette.leaf}" stroke-width="2.600"/></g>`;
}

function curveBetween(from: Slot, to: Slot, index: number): Curve {
  if (from.row === to.row) {
    const across = (to.x - from.x) / 3;
    const bow = from.size * 0.22 * (index % 2 === 0 ? 1 : -1);
    return [from, { x: from.x + across, y: from.y + bow }, { x: to.x - across, y: to.y - bow }, to];
  }
  const out = from.towards * from.size * 0.72;
  return [from, { x: from.x + out, y: from.y }, { x: to.x + out, y: to.y }, to];
}

function pathData([from, one, two, to]: Curve): string {
  const point = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
  return `M${point(from)}C${point(one)} ${point(two)} ${point(to)}`;
}

/** A leaf that leaves the curve at this share of its length, to the left or to the right. */
function leafAt(curve: Curve, at: number, isLeft: boolean): string {
  const [a, b, c, d] = curve;
  const rest = 1 - at;
  const along = (pick: (point: Point) => number) => ({
    value: rest ** 3 * pick(a) + 3 * rest ** 2 * at * pick(b) + 3 * rest * at ** 2 * pick(c) + at ** 3 * pick(d),
    slope: rest ** 2 * (pick(b) - pick(a)) + 2 * rest * at * (pick(c) - pick(b)) + at ** 2 * (pick(d) - pick(c)),
  });
  const [x, y] = [along((point) => point.x), along((point) => point.y)];
  const angle = Math.atan2(y.slope, x.slope) + (isLeft ? -0.9 : 0.9);
  const turned = (forward: number, aside: number) =>
    `${round(forward * Math.cos(angle) - aside * Math.sin(angle))} ${round(forward * Math.sin(angle) + aside * Math.cos(angle))}`;
  return `M${round(x.value)} ${round(y.value)}q${turned(5, -4.5)} ${turned(12, 0)}q${turned(-7, 4.5)} ${turned(-12, 0)}z`;
}

export type Cell = { left: number; right: number; top: number; bottom: number };
/** `x`, `y`: the middle of the figure; `size`: its side. `towards`: the direction of its row, 1 to the right. */
export type Slot = { x: number; y: number; size: number; row: number; towards: 1 | -1; cell: Cell };

/**
 * The places of the parts, in order: from the lower edge upwards, one row to the right and the next one back, so that
 * the way never jumps. The uppermost rows have one more where the rows are not equal.
 */
function arrange(count: number, { width, height, firstRows: rows = 1, border }: Shape): Slot[] {
  const inner = { width: width - 2 * border, height: height - 2 * border };
  const used = Math.max(1, Math.min(rows, count));
  const rowHeight = inner.height / used;
  const slots: Slot[] = [];
  for (let row = 0; row < used; row++) {
    const inRow = Math.floor(count / used) + (row >= used - (count % used) ? 1 : 0);
    const cellWidth = inner.width / inRow;
    const towards = row % 2 === 0 ? 1 : -1;
    const bottom = height - border - row * rowHeight;
    for (let index = 0; index < inRow; index++) {
      const column = towards === 1 ? index : inRow - 1 - index;
      const left = border + column * cellWidth;
      const cell = { left, right: left + cellWidth, top: bottom - rowHeight, bottom };
      const lift = (index % 2 === 0 ? 1 : -1) * rowHeight * 0.035;
      slots.push({
        x: left + cellWidth / 2,
        y: bottom - rowHeight / 2 + lift,
        size: Math.min(cellWidth * 0.8, rowHeight * 0.8),
        row,
        towards,
        cell,
      });
    }
  }
  return slots;
}
