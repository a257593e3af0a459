/** A4 landscape, in points. */
export const page = { width: 841.89, height: 595.28 };
/** From the paper's edge to the band, in points: most printers cannot print closer to the edge. */
export const pageMargin = 19;
export const bandThickness = 26;

/** The page stays white, because a tint prints as grey dots. */
export { colours } from "../../../../platform/colours";
