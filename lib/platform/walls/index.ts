export { plainLook } from "./figures/learner";
export { cloths, garments, readLook, skins, writeLook } from "./look";
export { paintLearner } from "./paint";
export { paintFigures, paintWall, shapesOf } from "./paint-wall";
export { inkPalette, pagePalette } from "./palettes";
export { hashSeed } from "./random";
export { type Shape, type ShapeName, shapes } from "./shape";
export { finishedWall, isColoured, type PartState, type Wall, type WallPart } from "./wall";
