import { choose, figureOf, type PlaceName } from "./choose";
import { type Colour, type Figure, figures } from "./figures";
import { layOut } from "./layout";
import { inHue, type Palette } from "./palettes";
import { grounds, patterns } from "./scenery";
import { shapes } from "./wall";

/** A place of a wall as a band: its figures in the order of their topics, on its ground, with its marks between them. */
export type Frieze = { name: PlaceName; ground: Colour; figures: Figure[]; mark: FriezeMark };
/** `d` draws the mark around a point such as `10 20`. */
export type FriezeMark = { d: (place: string) => string; colour: Colour; filled: boolean };

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
