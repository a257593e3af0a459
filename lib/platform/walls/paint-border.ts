import { seededRandom } from "./choose";
import { type Colour, circle } from "./figures";
import type { Palette } from "./palettes";
import { isColoured, type PartState, round, type Shape, type Wall } from "./wall";

/** One length of the border: a motif that repeats, in two colours. */
type Length = { motif: number; colours: readonly [Colour, Colour] };
type Tile = { x: number; y: number; size: number; turn: number };

/** Motifs in a tile of 20 by 20: what is filled with the first colour, with the second, and thin lines. */
const motifs: readonly { first: string; second: string; lines: string }[] = [
  { first: "M2 10q8-9 16 0q-8 9-16 0z", second: "M0 4l4 6l-4 6zM20 4l-4 6l4 6z", lines: "M7 7v6M10 6v8M13 7v6" },
  { first: "M10 1l9 9l-9 9l-9-9z", second: "M10 6l4 4l-4 4l-4-4z", lines: "M0 1l3 3M20 1l-3 3M0 19l3-3M20 19l-3-3" },
  {
    first: `${circle(10, 4.5, 3.5)}${circle(10, 15.5, 3.5)}${circle(4.5, 10, 3.5)}${circle(15.5, 10, 3.5)}`,
    second: circle(10, 10, 3),
    lines: "M0 0l3 3M20 0l-3 3",
  },
  { first: "M0 19L10 2l10 17z", second: "M4 19l6-10l6 10z", lines: "M0 2l5 8M20 2l-5 8M10 13v5" },
  {
    first: "M10 19C2 15 2 6 10 1c8 5 8 14 0 18z",
    second: "M0 19c0-6 2-9 5-10v10zM20 19c0-6-2-9-5-10v10z",
    lines: "M10 4v12M7 8l3 3l3-3",
  },
  {
    first: "M0 6q5-6 10 0t10 0v8q-5 6-10 0t-10 0z",
    second: circle(10, 10, 2.6),
    lines: "M0 10q2-2 5-1M20 10q-2 2-5 1",
  },
  { first: "M1 1h8v8H1zM11 11h8v8h-8z", second: "M11 1h8v8h-8zM1 11h8v8H1z", lines: "M3 5h4M13 15h4M15 3v4M5 13v4" },
  {
    first: "M10 2l2.500 5.500l5.500 2.500l-5.500 2.500L10 18l-2.500-5.500L2 10l5.500-2.500z",
    second: circle(10, 10, 2.2),
    lines: "M2 2l3 3M18 2l-3 3M2 18l3-3M18 18l-3-3",
  },
];

const pairs: readonly (readonly [Colour, Colour])[] = [
  ["marigold", "peacock"],
  ["peacock", "marigold"],
  ["sindoor", "haldi"],
  ["leaf", "marigold"],
  ["haldi", "sindoor"],
  ["peacockTint", "sindoor"],
];

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

/** Which part of the wall a tile belongs to. */
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
