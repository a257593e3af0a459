import localFont from "next/font/local";

/** Baloo 2 (SIL Open Font License), Latin letters only: Hindi headings use the device's bold. */
export const heading = localFont({
  src: "./baloo-2-700-latin.woff2",
  weight: "700",
  display: "swap",
  variable: "--font-baloo",
  adjustFontFallback: false,
  preload: false,
});
