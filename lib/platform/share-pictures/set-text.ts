import path from "node:path";
import * as fontkit from "fontkit";

type Weight = "400Regular" | "700Bold";
type Line = { words: string; width: number };

// From the working directory, as in lib/domain/certificates/pdf/fonts.ts. Mukta contains both scripts, and fontkit
// shapes its Devanagari right.
const folder = path.join(process.cwd(), "node_modules", "@expo-google-fonts", "mukta");
const opened = new Map<Weight, fontkit.Font>();

function openFont(weight: Weight): fontkit.Font {
  const font =
    opened.get(weight) ?? (fontkit.openSync(path.join(folder, weight, `Mukta_${weight}.ttf`)) as fontkit.Font);
  opened.set(weight, font);
  return font;
}

function measureWidth(text: string, size: number, weight: Weight): number {
  const font = openFont(weight);
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
}

/** The text as SVG outlines, which need no font; the baseline begins at x, y. */
export function textPath(
  text: string,
  { x, y, size, weight, fill }: { x: number; y: number; size: number; weight: Weight; fill: string },
): string {
  const font = openFont(weight);
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let at = 0;
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const outline = `<path transform="translate(${at + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`;
    at += xAdvance;
    return outline;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join("")}</g>`;
}

/** Breaks a text into lines no wider than `width`; null when it needs more than `most` of them. */
export function breakLines(
  text: string,
  { size, width, most, weight }: { size: number; width: number; most: number; weight: Weight },
): string[] | null {
  const lines: Line[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last ? `${last.words} ${word}` : word;
    const longerWidth = measureWidth(longer, size, weight);
    if (last && longerWidth <= width) lines[lines.length - 1] = { words: longer, width: longerWidth };
    else lines.push({ words: word, width: measureWidth(word, size, weight) });
  }
  return lines.length <= most && lines.every((line) => line.width <= width) ? lines.map((line) => line.words) : null;
}
