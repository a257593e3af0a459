export { type Shape, type ShapeName, shapes } from "./arrange";
export { paintFigures, paintWall } from "./paint";
export { inkPalette, pagePalette } from "./palettes";
export { hashSeed } from "./random";
export { finishedWall, isColoured, type PartState, type Wall, type WallPart } from "./wall";
