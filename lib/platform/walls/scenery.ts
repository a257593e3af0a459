import type { PlaceName } from "./choose";
import type { Colour } from "./colour";
import { apart, type Box, centre, distance, type Layout, type Place, squareIn } from "./layout";
import { round } from "./wall";

/** A mark of an ordered row, around its middle; `part` is the part of its place that it is coloured with. */
export type Mark = { x: number; y: number; part: number };
type Pattern = { d: (place: string) => string; colour: Colour; filled: boolean; across: number; upright: number };

/** Half the side of the largest mark. */
export const markRadius = 4.5;

/** What fills each place in rows: waves, the pattern of a painted wall, paddy, and stars. */
export const patterns: Record<PlaceName, Pattern> = {
  pond: {
    d: (at) => `M${at}m-4.500 0q2.250-4 4.500 0t4.500 0`,
    colour: "peacock",
    filled: false,
    across: 15,
    upright: 14,
  },
  courtyard: { d: (at) => `M${at}m0-4l4 4l-4 4l-4-4z`, colour: "sindoor", filled: true, across: 14, upright: 14 },
  field: {
    d: (at) => `M${at}m0 4v-8m0 8q-3.500-2-4-6m4 6q3.500-2 4-6`,
    colour: "leaf",
    filled: false,
    across: 14,
    upright: 15,
  },
  sky: {
    d: (at) => `M${at}m0-4l1.200 2.800l2.800 1.200l-2.800 1.200l-1.200 2.800l-1.200-2.800l-2.800-1.200l2.800-1.200z`,
    colour: "marigold",
    filled: true,
    across: 17,
    upright: 16,
  },
};

export const grounds: Record<PlaceName, Colour> = {
  pond: "peacockTint",
  courtyard: "haldi",
  field: "leafTint",
  sky: "sindoorTint",
};

/** Things of a place in one row on the ground of a cell: at most three sizes, fewer where they would be too small. */
function sizesIn({ left, top, width, height }: Box, most: 2 | 3): Box[] {
  const shares = [1, 0.68, 0.46].slice(0, most);
  for (let count = shares.length; count > 0; count--) {
    const own = shares.slice(0, count);
    const sum = own.reduce((total, share) => total + share, 0);
    const largest = Math.min((width - (count - 1) * distance) / sum, height * 0.8);
    if (largest < smallestThing) continue;
    let x = left + (width - sum * largest - (count - 1) * distance) / 2;
    return own.map((share) => {
      const side = share * largest;
      const box = { left: x, top: top + height - side, width: side, height: side };
      x += side + distance;
      return box;
    });
  }
  return [];
}

/** A thing that is smaller than this is not recognized on a phone. */
const smallestThing = 20;

/** The marks of a place on its rows. None touches what is in the place, and none is near another. */
export function marksOf(place: Place, { palm, sun }: Layout, things: Box[]): Mark[] {
  const { across, upright } = patterns[place.name];
  const { left, top, width, height } = place.area;
  const inset = 12;
  const columns = Math.floor((width - 2 * inset) / across);
  const rows = Math.floor((height - 2 * inset) / upright);
  const taken = [...place.slots.map(({ box }) => box), ...things, palm, sun];
  const marks: Mark[] = [];
  for (let row = 0; row <= rows; row++) {
    const y = top + height - inset - row * upright - (height - 2 * inset - rows * upright) / 2;
    const shift = row % 2 === 0 ? 0 : across / 2;
    for (let column = 0; column <= columns; column++) {
      const x = left + inset + (width - 2 * inset - columns * across) / 2 + column * across + shift;
      if (x > left + width - inset) continue;
      const mark = { left: x - markRadius, top: y - markRadius, width: 2 * markRadius, height: 2 * markRadius };
      if (taken.some((box) => apart(mark, box) < 2)) continue;
      marks.push({ x: round(x), y: round(y), part: nearestPart(place, mark) });
    }
  }
  return marks;
}

/** A thing, by the name of its drawing; `part` is the part of its place that it is coloured with. */
type Thing = { box: Box; id: string; part: number };

/** The things of a place that are no part of the course: in its free cells, and where the learner could stand. */
export function thingsOf(place: Place, { palm, sun }: Layout, learnerIsHere: boolean): Thing[] {
  const named = (id: string, boxes: Box[]) => boxes.map((box) => ({ box, id }));
  return [
    ...place.free.flatMap((cell) => named(`f${place.name}`, sizesIn(besidePalm(cell, palm), 3))),
    ...(learnerIsHere ? [] : named(`t${place.name}`, sizesIn(place.stand, 2))),
  ]
    .filter(({ box }) => apart(box, sun) >= distance)
    .map((thing) => ({ ...thing, part: nearestPart(place, thing.box) }));
}

/** What of a cell the crown of the palm leaves. */
function besidePalm(cell: Box, palm: Box): Box {
  if (apart(cell, palm) >= distance) return cell;
  const left = palm.left + palm.width + distance;
  return { ...cell, left, width: cell.left + cell.width - left };
}

/** The learner's box: as large as her cell allows, on its ground. */
export function learnerBox({ stand }: Pick<Place, "stand">): Box {
  const square = squareIn(stand, stand.width);
  return { ...square, top: stand.top + stand.height - square.height };
}

/** Which part of the place is nearest; 0 where it has none. */
function nearestPart({ slots }: Place, box: Box): number {
  const from = centre(box);
  const far = slots.map((slot) => Math.hypot(centre(slot.box).x - from.x, centre(slot.box).y - from.y));
  return Math.max(0, far.indexOf(Math.min(...far)));
}
