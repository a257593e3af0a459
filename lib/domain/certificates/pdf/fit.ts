import { type Weight, widthInPoints } from "./fonts";

/** How a text may use its place: one line from `largest` down to `smallestInOneLine`, then `lines` lines from `largestWrapped` down. */
export type Room = {
  weight: Weight;
  width: number;
  largest: number;
  smallestInOneLine: number;
  largestWrapped: number;
  lines: number;
};

export type Fit = { fontSize: number; maxWidth: number };

/** Below this nobody can read it; what is still too long then overflows rather than being cut. */
const smallestReadable = 6;

/** The largest size at which the text fits its room, and the width that makes its lines about equally long. */
export function fitText(text: string, room: Room): Fit {
  const words = text.trim().split(/\s+/);
  const space = widthInPoints(" ", room.weight, 1);
  const widths = words.map((word) => widthInPoints(word, room.weight, 1));

  const oneLine = widths.reduce((sum, width) => sum + width, space * (words.length - 1));
  const inOneLine = Math.min(room.largest, (0.99 * room.width) / oneLine);
  if (inOneLine >= room.smallestInOneLine || room.lines === 1) {
    return { fontSize: Math.max(inOneLine, smallestReadable), maxWidth: room.width };
  }

  let fontSize = room.largestWrapped;
  while (fontSize > smallestReadable && countLines(widths, space, room.width / fontSize) > room.lines) fontSize -= 0.5;
  return { fontSize, maxWidth: balancedWidth(widths, space, room.width / fontSize) * fontSize };
}

/** The narrowest width that needs no more lines than the whole width does, with a little to spare for rounding. */
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
