import * as animals from "./animals";
import * as houses from "./houses";
import * as ground from "./on-the-ground";
import * as plants from "./plants";
import * as things from "./things";
import * as water from "./water";

export type { Colour, Figure, Stroke } from "./figure";

/** What the first drawing of the walls has. They stay as they are: walls that were shared show them. */
export const firstFigures = { ...water, ...plants, ...animals, ...things };
export const figures = { ...firstFigures, ...houses, ...ground };
export type FigureName = keyof typeof figures;
