import localFont from "next/font/local";

/**
 * Baloo 2 (SIL Open Font License) with Latin letters only: Hindi headings use the device's own bold font. Made with
 * fontTools: `pyftsubset Baloo2-Bold.ttf --unicodes=20-7E,A0,B7,D7,2013,2014,2018,2019,201C,201D,2022,2026
 * --layout-features= --no-hinting --flavor=woff2`; the table of letter pairs would be two fifths of the file.
 */
export const heading = localFont({
  src: "./baloo-2-700-latin.woff2",
  weight: "700",
  display: "swap",
  variable: "--font-baloo",
  adjustFontFallback: false,
  preload: false,
});
