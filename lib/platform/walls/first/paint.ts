import { firstFigures as figures } from "../figures";
import { colourStroke } from "../paint";
import { paintBorder } from "../paint-border";
import type { Palette } from "../palettes";
import { seededRandom } from "../random";
import { round, type Shape } from "../shape";
import { finishedWall, type Wall } from "../wall";
import { arrange } from "./arrange";
import { chooseFigures } from "./courses";
import { paintGround, paintRowLines, sprinkle } from "./paint-ground";
import { paintCreeper } from "./paint-way";

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
