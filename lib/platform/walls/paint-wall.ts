import { choose, figureOf, type PlaceName } from "./choose";
import type { Colour } from "./colour";
import { type Figure, figures } from "./figures";
import { paintFirst } from "./first/paint";
import { layOut } from "./layout";
import { paint, paintFigures as paintOwnFigures, type Wish } from "./paint";
import { inHue, type Palette } from "./palettes";
import { grounds, patterns } from "./scenery";
import { firstShapes, type Shape, type ShapeName, shapes, type Wall } from "./wall";

/** The sizes of a wall: those of its drawing. */
export const shapesOf = (wall: Wall): Record<ShapeName, Shape> => (wall.drawing === "first" ? firstShapes : shapes);

/** A wall in the drawing that it has: today's, or the one in which it was shared. */
export const paintWall = (wall: Wall, wish: Wish): string =>
  wall.drawing === "first" ? paintFirst(wall, wish) : paint(wall, wish);

/** What the shapes of a wall have in common, as definitions. */
export const paintFigures = (wall: Wall, palette: Palette, prefix: string): string =>
  wall.drawing === "first" ? "" : paintOwnFigures(wall, palette, prefix);

/** A place of a wall as a band: its figures in the order of their topics, on its ground, with its marks between them. */
export type Frieze = { name: PlaceName; ground: Colour; figures: Figure[]; mark: FriezeMark };
/** `d` draws the mark around a point such as `10 20`. */
type FriezeMark = { d: (place: string) => string; colour: Colour; filled: boolean };

/** The four places of a finished wall as bands, from the pond up, in the colours that its seed gives it. */
export function friezesOf(seed: number, topics: number, base: Palette): { palette: Palette; friezes: Frieze[] } {
  const chosen = choose(seed, topics);
  let topic = 0;
  const friezes = layOut(topics, shapes.phone).places.map(({ name, slots }) => {
    const own = slots.map(({ rank }) => figures[figureOf(name, rank, chosen.drawings[topic++] ?? 0)]);
    return { name, ground: grounds[name], figures: own, mark: patterns[name] };
  });
  return { palette: inHue(base, chosen.hue), friezes };
}
