import { type PlaceName, partsOfPlaces, placeNames } from "./choose";
import type { Shape } from "./wall";

/** `left` and `top` are the upper left corner. */
export type Box = { left: number; top: number; width: number; height: number };
/** A part: its box, and which of the parts of its place it is; 0 is the hero. */
type Slot = { box: Box; rank: number };
export type Place = {
  name: PlaceName;
  area: Box;
  /** In the order of the topics. */
  slots: Slot[];
  /** Where the learner stands: beside each part of the place. */
  stand: Box;
  /** Cells without a part. */
  free: Box[];
};
export type Layout = { places: Place[]; palm: Box; sun: Box };

/** No figure is nearer to another than this. */
export const distance = 14;
const pad = 8;
/** The sky is higher than the others: the sun is above its hero. */
const skyHeight = 1.45;
const sunSize = 1.8;

/** The places of all drawings of a wall with this many topics. */
export function layOut(parts: number, shape: Shape): Layout {
  const counts = partsOfPlaces(parts);
  const areas = areasOf(shape);
  const unit = areas[0]?.height ?? 0;
  const fieldArea = areas[2] ?? { left: 0, top: 0, width: 0, height: 0 };
  const palmHeight = fieldArea.height - pad + unit * 0.2;
  const palmWidth = (palmHeight * 100) / 304;
  const places = placeNames.map((name, index) => {
    const area = areas[index] ?? fieldArea;
    const taken = name === "field" ? palmWidth + distance : 0;
    return layOutPlace(name, area, { count: counts[index] ?? 0, unit, taken, heroIsLeft: index % 2 === 0 });
  });
  const palm = { left: fieldArea.left + pad, top: fieldArea.top - unit * 0.2, width: palmWidth, height: palmHeight };
  const sky = areas[3] ?? fieldArea;
  const side = sunSize * middleOf(unit);
  const middle = { x: sky.left + sky.width - side * 0.12, y: sky.top + side * 0.06 };
  return { places, palm, sun: { left: middle.x - side / 2, top: middle.y - side / 2, width: side, height: side } };
}

/** The areas from the pond up: one above the other, or two by two. */
function areasOf({ width, height, border, columns = 1 }: Shape): Box[] {
  const [across, upright] = [width - 2 * border, height - 2 * border];
  if (columns === 1) {
    const unit = upright / (3 + skyHeight);
    return [0, 1, 2, 3].map((index) => {
      const own = index === 3 ? unit * skyHeight : unit;
      return { left: border, top: height - border - index * unit - own, width: across, height: own };
    });
  }
  const unit = upright / (1 + skyHeight);
  return [0, 1, 2, 3].map((index) => ({
    left: border + (index % 2) * (across / 2),
    top: index < 2 ? height - border - unit : border,
    width: across / 2,
    height: index < 2 ? unit : unit * skyHeight,
  }));
}

/** The side of the hero of a place, and of a part of middle size. */
const heroOf = (unit: number) => unit * 0.8;
const middleOf = (unit: number) => (unit - 2 * pad - distance) / 2 + unit * 0.03;

type Wish = { count: number; unit: number; taken: number; heroIsLeft: boolean };

function layOutPlace(name: PlaceName, area: Box, { count, unit, taken, heroIsLeft }: Wish): Place {
  const [left, right] = [area.left + pad + taken, area.left + area.width - pad];
  const [top, bottom] = [area.top + pad, area.top + area.height - pad];
  const side = Math.min(heroOf(unit), area.height - 2 * pad);
  const hero = { left: heroIsLeft ? left : right - side, top: bottom - side, width: side, height: side };
  const middles = Math.max(0, count - 1);
  const columns = columnsFor(name, middles);
  const width = (right - left - side - columns * distance) / columns;
  const height = (bottom - top - distance) / 2;
  const cell = (column: number, isHigh: boolean): Box => {
    const offset = side + distance + column * (width + distance);
    return {
      left: heroIsLeft ? left + offset : right - offset - width,
      top: isHigh ? top : bottom - height,
      width,
      height,
    };
  };
  const stand = cell(0, false);
  const cells = orderOfCells(name, columns).map(([column, isHigh]) => cell(column, isHigh));
  const used = cells.slice(0, middles);
  const ordered = used.map((box, index) => ({
    box: squareIn(box, middleOf(unit) * (area.height / unit > 1.2 ? 1.25 : 1)),
    rank: index + 1,
  }));
  ordered.sort((one, other) => {
    const across = Math.round(centre(one.box).x) - Math.round(centre(other.box).x);
    return across || other.box.top - one.box.top;
  });
  const heroSlot = count > 0 ? [{ box: hero, rank: 0 }] : [];
  return {
    name,
    area,
    slots: heroIsLeft ? [...heroSlot, ...ordered] : [...ordered, ...heroSlot],
    stand,
    free: cells.slice(middles),
  };
}

/** In the sky the parts are high, as long as there are few. */
function columnsFor(name: PlaceName, middles: number): number {
  if (name === "sky") return Math.max(2, middles <= 3 ? middles : Math.ceil((middles + 3) / 2));
  return Math.max(2, Math.ceil((middles + 1) / 2));
}

export const centre = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

/**
 * The cells beside the hero in the order in which parts take them; column 0 is beside the hero, and the learner stands in
 * its lower cell. In the sky the lower cell that is farthest from the hero is left to the crown of the palm.
 */
function orderOfCells(name: PlaceName, columns: number): [number, boolean][] {
  const each = Array.from({ length: columns }, (_, index) => index);
  const high = each.map((column): [number, boolean] => [column, true]);
  const low = each.slice(1).map((column): [number, boolean] => [column, false]);
  if (name === "sky") return [...high, ...low];
  // One high, the next one low, so that two parts are never on one line.
  const [staggered, others] = [true, false].map((first) =>
    each.slice(first ? 0 : 1).map((column): [number, boolean] => [column, (column % 2 === 0) === first]),
  );
  return [...(staggered ?? []), ...(others ?? [])];
}

/** The largest square in the middle of a cell, of at most this side. */
export function squareIn({ left, top, width, height }: Box, most: number): Box {
  const side = Math.min(width, height, most);
  return { left: left + (width - side) / 2, top: top + (height - side) / 2, width: side, height: side };
}

/** How far two boxes are from each other; 0 where they touch or one is over the other. */
export function apart(one: Box, other: Box): number {
  const across = Math.max(0, other.left - one.left - one.width, one.left - other.left - other.width);
  const upright = Math.max(0, other.top - one.top - one.height, one.top - other.top - other.height);
  return Math.hypot(across, upright);
}
