type StaticPageEntry = {
  address: `/${string}` /** The list of the footer that links to it. */;
  footer: "learn" | "about" | "rules";
};

/**
 * The pages with an address of their own, by the key under which `GET /api/static_page` returns them and their texts
 * are named (`content/pages`), in the order of the footer's lists. Plain Node reads this file too (next.config.mjs).
 */
export const staticPages = {
  About: { address: "/about-us", footer: "about" },
  "How-It-Works": { address: "/how-it-works", footer: "about" },
  "School-Health-Program": { address: "/school-health-program", footer: "about" },
  HCLF: { address: "/hclf", footer: "about" },
  Media: { address: "/media", footer: "about" },
  Contact: { address: "/contact-us", footer: "about" },
  Resources: { address: "/resources", footer: "learn" },
  Terms: { address: "/terms-and-condition", footer: "rules" },
  Privacy: { address: "/privacy-policy", footer: "rules" },
  Cookies: { address: "/cookie-policy", footer: "rules" },
  Accessibility: { address: "/accessibility", footer: "rules" },
} as const satisfies Record<string, StaticPageEntry>;

export type PageKey = keyof typeof staticPages;
export const pageKeys = Object.keys(staticPages) as PageKey[];
