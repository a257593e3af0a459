export { hashSeed } from "./choose";
export type { Figure, Stroke } from "./figures";
export { plainLook } from "./figures/learner";
export { type Frieze, friezesOf } from "./frieze";
export { cloths, garments, readLook, skins, writeLook } from "./look";
export { paintLearner } from "./paint";
export { paintFigures, paintWall, shapesOf } from "./paint-wall";
export { inkPalette, pagePalette } from "./palettes";
export {
  finishedWall,
  isColoured,
  type PartState,
  type Shape,
  type ShapeName,
  shapes,
  type Wall,
  type WallPart,
} from "./wall";
