import localFont from "next/font/local";

/** Baloo 2 (SIL Open Font License) with Latin letters only: Hindi headings use the device's own bold font. */
export const heading = localFont({
  src: "./baloo-2-700-latin.woff2",
  weight: "700",
  display: "swap",
  variable: "--font-baloo",
  adjustFontFallback: false,
  preload: false,
});
