import written from "./drawings.json" with { type: "json" };
import type { FigureName } from "./figures";
import { hueCount } from "./palettes";

export const placeNames = ["pond", "courtyard", "field", "sky"] as const;
export type PlaceName = (typeof placeNames)[number];

type Three = readonly [FigureName, FigureName, FigureName];

/**
 * What is drawn in each place: three drawings for each topic there, of which the seed chooses one. The first three are
 * of the hero, which is the largest figure of its place. No figure is named twice.
 */
export const drawings = written as unknown as Record<PlaceName, readonly Three[]>;

/** How many topics each place has, from the pond up; the lower ones have one more where they are not equal. */
export function partsOfPlaces(parts: number): number[] {
  return placeNames.map((_, index) => Math.floor(parts / 4) + (index < parts % 4 ? 1 : 0));
}

/** The figure of the part `index` of a place, which are numbered from its hero; `drawing` is one of three. */
export function figureOf(place: PlaceName, index: number, drawing: number): FigureName {
  const threes = drawings[place];
  const round = Math.floor(index / threes.length);
  return threes[index % threes.length]?.[(drawing + round) % 3] ?? "lotus";
}

/** What the seed alone decides: one of five palettes, and one of three drawings for each part. */
export function choose(seed: number, parts: number): { hue: number; drawings: number[] } {
  const random = seededRandom(seed ^ 0x0a11);
  const hue = Math.floor(random() * hueCount);
  return { hue, drawings: Array.from({ length: parts }, () => Math.floor(random() * 3)) };
}

/** Numbers of 0 up to 1 that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number of 32 bits for a text (FNV-1a); of an enrollment's id, which is random, no more can be learned from it. */
export function hashSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
