import { type Weight, widthInPoints } from "./fonts";

/**
 * A text's space in points: one line from `largest` to `smallestInOneLine`, then `lines` from `largestWrapped`. Where a
 * size is left out, it is the one before.
 */
export type TextBox = {
  weight: Weight;
  width: number;
  largest: number;
  smallestInOneLine?: number;
  largestWrapped?: number;
  lines: number;
};

/** Smaller text is unreadable; a text that is still too long overflows instead of being cut. */
const smallestReadable = 6;

/** The largest font size at which the text fits its box, and the width at which its lines have about equal length. */
export function fitText(text: string, box: TextBox): { fontSize: number; maxWidth: number } {
  const { smallestInOneLine = box.largest } = box;
  const words = text.trim().split(/\s+/);
  const space = widthInPoints(" ", box.weight, 1);
  const widths = words.map((word) => widthInPoints(word, box.weight, 1));

  const oneLine = widths.reduce((sum, width) => sum + width, space * (words.length - 1));
  const inOneLine = Math.min(box.largest, (0.99 * box.width) / oneLine);
  if (inOneLine >= smallestInOneLine || box.lines === 1) {
    return { fontSize: Math.max(inOneLine, smallestReadable), maxWidth: box.width };
  }

  let fontSize = box.largestWrapped ?? smallestInOneLine;
  while (fontSize > smallestReadable && countLines(widths, space, box.width / fontSize) > box.lines) fontSize -= 0.5;
  return { fontSize, maxWidth: balancedWidth(widths, space, box.width / fontSize) * fontSize };
}

/** The narrowest width that needs no more lines than the full width, with a margin for rounding. */
function balancedWidth(widths: number[], space: number, whole: number): number {
  const lines = countLines(widths, space, whole);
  let narrow = whole;
  while (countLines(widths, space, narrow * 0.97) === lines && narrow > whole / 3) narrow *= 0.97;
  return Math.min(whole, narrow * 1.02);
}

function countLines(widths: number[], space: number, available: number): number {
  let lines = 1;
  let used = 0;
  for (const width of widths) {
    // A word wider than the line fits in no number of lines.
    if (width > available) return Number.POSITIVE_INFINITY;
    if (used > 0 && used + space + width > available) {
      lines += 1;
      used = width;
    } else used += used > 0 ? space + width : width;
  }
  return lines;
}
