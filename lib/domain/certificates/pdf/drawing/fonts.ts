import path from "node:path";
import { Font } from "@react-pdf/renderer";

/** One family for both languages: Mukta includes Latin, and fontkit shapes its Devanagari like HarfBuzz does. */
export const fontFamily = "Mukta";

export type Weight = 400 | 600 | 700;

// Resolved from the working directory, which `next start` and vitest share: a bundler would rewrite `require.resolve`.
const fontFolder = path.join(process.cwd(), "node_modules", "@expo-google-fonts", "mukta");

/** The TrueType file of each weight. */
export const fontFiles: Record<Weight, string> = {
  400: path.join(fontFolder, "400Regular", "Mukta_400Regular.ttf"),
  600: path.join(fontFolder, "600SemiBold", "Mukta_600SemiBold.ttf"),
  700: path.join(fontFolder, "700Bold", "Mukta_700Bold.ttf"),
};

type Glyph = { codePoints: number[] };
type ShapingFont = {
  unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string): { advanceWidth: number };
  getGlyph(id: number, codePoints?: number[]): Glyph | null;
};

let loading: Promise<void> | undefined;

/** Registers and loads the fonts once; rendering must await it. */
export function loadFonts(): Promise<void> {
  loading ??= registerFonts().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function registerFonts(): Promise<void> {
  const weights: Weight[] = [400, 600, 700];
  if (!Font.getRegisteredFontFamilies().includes(fontFamily)) {
    Font.register({
      family: fontFamily,
      fonts: weights.map((fontWeight) => ({ src: fontFiles[fontWeight], fontWeight })),
    });
    Font.registerHyphenationCallback((word) => [word]);
  }
  for (const fontWeight of weights) {
    await Font.load({ fontFamily, fontWeight });
    guardCodePoints(loadedFont(fontWeight));
  }
}

/** Whether the font has a glyph for the character. All weights have the same characters. Call after loadFonts. */
export function hasGlyph(character: string): boolean {
  return loadedFont(400).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

/** The width of the text in points on one line. Call after loadFonts. */
export function widthInPoints(text: string, weight: Weight, fontSize: number): number {
  const font = loadedFont(weight);
  return (font.layout(text).advanceWidth / font.unitsPerEm) * fontSize;
}

/**
 * fontkit caches a glyph with the code points of its first use, and react-pdf cuts lines by counting them. Measured as
 * one code point and rendered as two, ड़ would shift every later cut and lose letters; in other fonts हिंदी loses one
 * after मूर्ति. This gives each use of a glyph the code points that it was requested with.
 */
function guardCodePoints(font: ShapingFont): void {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints);
    if (!glyph || sameNumbers(glyph.codePoints, codePoints)) return glyph;
    return Object.assign(Object.create(glyph) as Glyph, { codePoints });
  };
}

function sameNumbers(a: number[], b: number[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

function loadedFont(fontWeight: Weight): ShapingFont {
  const { data } = Font.getFont({ fontFamily, fontWeight });
  if (!data) throw new Error(`The certificate font ${fontFamily} ${fontWeight} is not loaded`);
  return data as unknown as ShapingFont;
}
