/**
 * The portal's colours in the light theme, for what does not load the portal's style sheet: mails, files, pictures and
 * pages without React. All other pages read the colours in app/globals.css, and a test compares the two lists.
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
