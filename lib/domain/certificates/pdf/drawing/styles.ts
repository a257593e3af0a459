/** A4 landscape, in points. */
export const page = { width: 841.89, height: 595.28 };
/** From the paper's edge to the band, in points: most printers cannot print closer to the edge. */
export const pageMargin = 19;
export const bandThickness = 26;

/** The portal's colours. The page stays white, because a tint prints as grey dots. */
export const colours = {
  white: "#FFFFFF",
  ink: "#1F2A44",
  inkSoft: "#4A5672",
  line: "#7A869F",
  peacock: "#005F63",
  marigold: "#F2A900",
  sindoor: "#A3231A",
} as const;
