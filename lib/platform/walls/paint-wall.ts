import { paintFirst } from "./first/paint";
import { paint, paintFigures as paintOwnFigures, type Wish } from "./paint";
import type { Palette } from "./palettes";
import { firstShapes, type Shape, type ShapeName, shapes, type Wall } from "./wall";

/** The sizes of a wall: those of its drawing. */
export const shapesOf = (wall: Wall): Record<ShapeName, Shape> => (wall.drawing === "first" ? firstShapes : shapes);

/** A wall in the drawing that it has: today's, or the one in which it was shared. */
export const paintWall = (wall: Wall, wish: Wish): string =>
  wall.drawing === "first" ? paintFirst(wall, wish) : paint(wall, wish);

/** What the shapes of a wall have in common, as definitions. */
export const paintFigures = (wall: Wall, palette: Palette, prefix: string): string =>
  wall.drawing === "first" ? "" : paintOwnFigures(wall, palette, prefix);
