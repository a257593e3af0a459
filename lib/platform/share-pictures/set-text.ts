import path from "node:path";
import * as fontkit from "fontkit";

type Weight = "400Regular" | "700Bold";

// From the working directory, as in pdf/drawing/fonts.ts. Mukta has both scripts; fontkit shapes its Devanagari.
const folder = path.join(process.cwd(), "node_modules", "@expo-google-fonts", "mukta");
const opened = new Map<Weight, fontkit.Font>();

function openFont(weight: Weight): fontkit.Font {
  const font =
    opened.get(weight) ?? (fontkit.openSync(path.join(folder, weight, `Mukta_${weight}.ttf`)) as fontkit.Font);
  opened.set(weight, font);
  return font;
}

/** fontkit takes the script of the first letter for the whole text: after a name in Latin letters, Hindi needs its own. */
function shape(font: fontkit.Font, text: string) {
  return font.layout(text, undefined, /\p{Script=Devanagari}/u.test(text) ? "dev2" : undefined);
}

const widths = new Map<Weight, Map<string, number>>();
/** More words than any page's title and lead have. */
const mostWords = 1000;

/** A word's width at size 1, shaped once: shaping every beginning took a quarter of a second in Hindi. */
function wordWidth(word: string, weight: Weight): number {
  const wordWidths = widths.get(weight) ?? new Map<string, number>();
  widths.set(weight, wordWidths);
  const before = wordWidths.get(word);
  if (before !== undefined) return before;
  if (wordWidths.size >= mostWords) wordWidths.clear();
  const width = textWidthOf(word, 1, weight);
  wordWidths.set(word, width);
  return width;
}

/** The text as SVG outlines, which need no font; the baseline begins at x, y. */
export function textPath(
  text: string,
  { x, y, size, weight, fill }: { x: number; y: number; size: number; weight: Weight; fill: string },
): string {
  const font = openFont(weight);
  const { glyphs, positions } = shape(font, text);
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

export function textWidthOf(text: string, size: number, weight: Weight): number {
  const font = openFont(weight);
  return (shape(font, text).advanceWidth / font.unitsPerEm) * size;
}

type Room = { sizes: readonly number[]; width: number; most: number; weight: Weight };

/** The text in `most` lines at the largest size at which it fits; a longer one is cut after a word, with an ellipsis. */
export function fitLines(text: string, room: Room): { size: number; lines: string[] } {
  for (const size of room.sizes) {
    const lines = breakLines(text, size, room);
    if (lines) return { size, lines };
  }
  const words = text.split(/\s+/).slice(0, -1);
  if (words.length === 0) return { size: 0, lines: [] };
  return fitLines(`${words.join(" ").replace(/[,;:.।–…-]+$/, "")}…`, room);
}

/** Breaks a text into lines no wider than `width`; null when it needs more than `most` of them. */
function breakLines(text: string, size: number, { width, most, weight }: Room): string[] | null {
  const lines: { words: string; width: number }[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const own = wordWidth(word, weight) * size;
    const longer = last ? last.width + wordWidth(" ", weight) * size + own : own;
    if (last && longer <= width) lines[lines.length - 1] = { words: `${last.words} ${word}`, width: longer };
    else lines.push({ words: word, width: own });
  }
  return lines.length <= most && lines.every((line) => line.width <= width) ? lines.map((line) => line.words) : null;
}
