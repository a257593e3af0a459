import * as animals from "./animals";
import * as plants from "./plants";
import * as things from "./things";
import * as water from "./water";

export type { Colour, Figure, Stroke } from "./figure";

export const figures = { ...water, ...plants, ...animals, ...things };
export type FigureName = keyof typeof figures;
