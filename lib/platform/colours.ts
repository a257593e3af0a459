/**
 * The portal's colours by day, for what has no style sheet of the portal: mails, files, pictures, pages of their own. Pages
 * have them from app/globals.css, which a test compares with these.
 */
export const colours = {
  paper: "#FFFBF5",
  white: "#FFFFFF",
  ink: "#1F2A44",
  inkSoft: "#4A5672",
  line: "#7A869F",
  hairline: "#E4DCCD",
  peacock: "#005F63",
  peacockDeep: "#00474A",
  peacockTint: "#DFF1EF",
  marigold: "#F2A900",
  haldi: "#FFF1CC",
  leaf: "#2B6B2F",
  leafTint: "#E6F2E4",
  sindoor: "#A3231A",
  sindoorTint: "#FBE9E5",
} as const;
