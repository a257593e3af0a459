import { firstFigures as figures } from "../figures";
import { colourStroke } from "../paint";
import { paintBorder } from "../paint-border";
import type { Palette } from "../palettes";
import { seededRandom } from "../random";
import { round, type Shape } from "../shape";
import { finishedWall, type Wall } from "../wall";
import { arrange, type Slot } from "./arrange";
import { chooseFigures } from "./courses";
import { paintGround, paintRowLines, sprinkle } from "./paint-ground";

type Wish = { shape: Shape; palette: Palette; prefix: string };

/**
 * A finished wall as the portal painted it until migration 0071. A wall that someone shared before stays what it was;
 * a test holds its paths.
 */
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
