import border from "./border.json" with { type: "json" };
import { seededRandom } from "./choose";
import type { Colour } from "./colour";
import { circle } from "./figures";
import type { Palette } from "./palettes";
import { isColoured, type PartState, round, type Shape, type Wall } from "./wall";

/** One length of the border: a motif that repeats, in two colours. */
type Length = { motif: number; colours: readonly [Colour, Colour] };
type Tile = { x: number; y: number; size: number; turn: number };

/** Motifs in a tile of 20 by 20: what is filled with the first colour of a pair, with the second, and thin lines. */
const { motifs } = border;
const pairs = border.pairs as unknown as readonly Length["colours"][];

/** The lengths of a border, one for each part of the wall; the seed alone decides them, and neighbours differ. */
export function borderLengths(seed: number, parts: number): Length[] {
  const random = seededRandom(seed);
  const lengths: Length[] = [];
  for (let index = 0; index < parts; index++) {
    const before = lengths.at(-1);
    const motif = pickOther(random, motifs.length, before?.motif);
    const pair = pickOther(random, pairs.length, before && pairs.indexOf(before.colours));
    lengths.push({ motif, colours: pairs[pair] ?? ["marigold", "peacock"] });
  }
  return lengths;
}

function pickOther(random: () => number, count: number, before: number | undefined): number {
  if (before === undefined) return Math.floor(random() * count);
  const picked = Math.floor(random() * (count - 1));
  return picked >= before ? picked + 1 : picked;
}

/** The tiles around a painting, clockwise from the lower left corner; all are squares. */
export function borderTiles({ width, height, border }: Shape): Tile[] {
  const across = sideTiles(width - 2 * border, border);
  const upright = sideTiles(height - 2 * border, border);
  const half = border / 2;
  const place = (x: number, y: number, turn: number, size: number): Tile => ({ x, y, turn, size });
  return [
    ...upright.map(({ at, size }) => place(half, height - border - at, 270, size)),
    ...across.map(({ at, size }) => place(border + at, half, 0, size)),
    ...upright.map(({ at, size }) => place(width - half, border + at, 90, size)),
    ...across.map(({ at, size }) => place(width - border - at, height - half, 180, size)),
  ];
}

/** The middles of the tiles of one side. They are a little smaller than the border, so that a whole number fills it. */
function sideTiles(length: number, border: number): { at: number; size: number }[] {
  const count = Math.ceil(length / border);
  const size = length / count;
  return Array.from({ length: count }, (_, index) => ({ at: (index + 0.5) * size, size }));
}

export function partOfTile(tile: number, tiles: number, parts: number): number {
  return Math.min(parts - 1, Math.floor((tile * parts) / tiles));
}

/** `within` wraps what belongs to a part of this state. */
type Wish = { shape: Shape; palette: Palette; prefix: string; within: (state: PartState, drawn: string) => string };

/** The border: two double contours, between which each coloured part adds its length. */
export function paintBorder(wall: Wall, { shape, palette, prefix, within }: Wish): string {
  const { width, height, border: edge } = shape;
  const tiles = borderTiles(shape);
  const lengths = borderLengths(wall.seed, wall.parts.length);
  const frame = (inset: number, ink: string, thickness: number) =>
    `<path d="M${inset} ${inset}H${width - inset}V${height - inset}H${inset}z" fill="none" stroke="${ink}" stroke-width="${thickness}"/>`;
  const used = new Set<number>();
  const grown = wall.parts.map((part, index) => {
    const length = lengths[index];
    if (!length || !isColoured(part)) return "";
    used.add(index);
    const own = tiles.filter((_, tile) => partOfTile(tile, tiles.length, wall.parts.length) === index);
    const uses = own.map(
      ({ x, y, size, turn }) =>
        `<use href="#${prefix}${index}" transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${Math.round((size - 1.6) * 50) / 1000})"/>`,
    );
    return within(part.state, uses.join(""));
  });
  const defined = [...used].map((index) => {
    const { motif, colours } = lengths[index] ?? { motif: 0, colours: ["marigold", "peacock"] as const };
    const { first, second, lines } = motifs[motif] ?? { first: "", second: "", lines: "" };
    return `<g id="${prefix}${index}"><g transform="translate(-10 -10)" stroke="${palette.ink}" stroke-width="1"><path d="${first}" fill="${palette[colours[0]]}"/><path d="${second}" fill="${palette[colours[1]]}"/><path d="${lines}" fill="none"/></g></g>`;
  });
  const ground = `<path d="M0 0H${width}V${height}H0zM${edge} ${edge}V${height - edge}H${width - edge}V${edge}z" fill="${palette.paper}"/>`;
  return `<defs>${defined.join("")}</defs>${ground}${grown.join("")}${frame(1.2, palette.peacock, 2.4)}${frame(edge, palette.peacock, 2)}${frame(edge + 2.6, palette.ink, 0.8)}${corners(wall, shape, palette)}`;
}

/** A rosette in each corner, which is coloured with the first part. */
function corners(wall: Wall, { width, height, border: edge }: Shape, palette: Palette): string {
  const half = edge / 2;
  const begun = wall.parts.some(isColoured);
  const [fill, heart] = begun ? [palette.peacock, palette.marigold] : [palette.paper, palette.paper];
  const ink = begun ? palette.ink : palette.line;
  return [
    [half, half],
    [width - half, half],
    [half, height - half],
    [width - half, height - half],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<g stroke="${ink}"><path d="M${x - half + 1} ${y - half + 1}h${edge - 2}v${edge - 2}h-${edge - 2}z" fill="${fill}"/><path d="${circle(x, y, half - 4)}" fill="${heart}"/><path d="${circle(x, y, half - 7)}" fill="${palette.paper}"/></g>`,
    )
    .join("");
}
