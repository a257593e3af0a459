import { type Drawing, drawingWidth } from "./drawing";
import { type Point, pathPoints } from "./path";
import { hatchings, renderStroke } from "./render-board";

/** The sides of every picture, so that pictures stand in rows. */
export const pictureSides = { width: 4, height: 3 };
/** Free ground around the lines. */
const margin = 12;

/** The chalks of app/drawn.css without variables, which not every program that reads SVG knows. */
const chalks = { yellow: "#ffd166", green: "#b4e0a4", red: "#f5a987", teal: "#93ddd2" };
const [ground, white] = ["#1b3b22", "#fdf6e3"];
const style =
  "path{stroke-linecap:round;stroke-linejoin:round}.bh,.bf{stroke:none}" +
  `.bl,.bd,.bi{fill:none;stroke:${white};stroke-width:2.8}.bd{stroke-width:5.8}.bf{fill:${white}}` +
  Object.entries(chalks)
    .map(([name, colour]) => `.bl.c-${name},.bd.c-${name}{stroke:${colour}}.bf.c-${name}{fill:${colour}}`)
    .join("") +
  `.bd.bz,.bl.bz{fill:${ground}}.bi{stroke:${ground};stroke-width:1.8}.bs{stroke-dasharray:.1 6}pattern .bl{stroke-width:1.5}`;

/** A drawing's lines as an SVG file for lists. It has no words: one picture serves all languages. */
export function boardPicture(drawing: Drawing): string {
  const { id, steps } = drawing;
  const { corner, width, height } = frameAround(drawing);
  const lines = steps.flatMap(({ strokes }) => strokes.map((stroke) => renderStroke(stroke, id, "")));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${corner.x} ${corner.y} ${width} ${height}" width="${width}" height="${height}">` +
    `<style>${style}</style><rect x="${corner.x}" y="${corner.y}" width="${width}" height="${height}" fill="${ground}"/>` +
    `${hatchings(drawing, id)}${lines.join("").replaceAll(' pathLength="1"', "")}</svg>`
  );
}

/** The smallest part of the board with these sides that holds all lines. */
function frameAround({ steps, height }: Drawing): { corner: Point; width: number; height: number } {
  const points = steps.flatMap(({ strokes }) => strokes.flatMap((stroke) => pathPoints(stroke.path)));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [[left, right], [top, bottom]] = [ends(xs, drawingWidth), ends(ys, height)];
  const [across, upright] = [right - left + 2 * margin, bottom - top + 2 * margin];
  const unit = Math.max(across / pictureSides.width, upright / pictureSides.height);
  const [width, tall] = [pictureSides.width * unit, pictureSides.height * unit];
  return {
    corner: { x: Math.round((left + right - width) / 2), y: Math.round((top + bottom - tall) / 2) },
    width: Math.round(width),
    height: Math.round(tall),
  };
}

/** The least and the greatest of these that are on the board. */
function ends(numbers: number[], most: number): [number, number] {
  const within = numbers.filter((number) => number >= 0 && number <= most);
  return within.length > 0 ? [Math.min(...within), Math.max(...within)] : [0, most];
}
