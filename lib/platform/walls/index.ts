export { hashSeed } from "./choose";
export type { Figure, Stroke } from "./figures";
export { type LearnerLook, plainLook } from "./figures/learner";
export { cloths, garments, readLook, skins, writeLook } from "./look";
export { aroundLearner, paintLearner } from "./paint";
export { type Frieze, friezesOf, paintFigures, paintWall, shapesOf } from "./paint-wall";
export { inkPalette, lookColours, pagePalette } from "./palettes";
export { finishedWall, isColoured, type PartState, type Shape, type Wall } from "./wall";
