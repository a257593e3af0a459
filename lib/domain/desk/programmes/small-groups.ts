import { smallestGroup } from "../../../contract/desk/programmes";

// What is published of a number of people (rule: desk.small-groups, decision 0098): zero as zero, one to four not at all (null), more as a multiple of five.
// The exact number is in no answer, so no subtraction of two answers gives a group of one to four people.

/** Percentages and averages of fewer people are not published: they would be mostly chance. */
export const smallestBase = 20;
/** A number that stands alone. */
export function published(count: number): number | null {
  if (count === 0) return 0;
  return count < smallestGroup ? null : rounded(count);
}

/**
 * A column with its total. Where the total is one to four, nothing of the column shows, not even zeros. Where the total would be the least or the most that
 * the other numbers allow, each number that is not shown would be known: the next multiple towards the middle is published in its place.
 */
export function publishedColumn(column: number[], total: number): { column: (number | null)[]; total: number | null } {
  if (total > 0 && total < smallestGroup) return { column: column.map(() => null), total: null };
  const shown = column.map(published);
  return { column: shown, total: shown.includes(null) ? safeTotal(shown, total) : published(total) };
}

/** A share in percent of published numbers; null where one of them is not published or the whole is too small. */
export function publishedShare(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole < smallestBase ? null : Math.min(100, Math.round((100 * part) / whole));
}

type Range = { least: number; most: number };

/** What a published number can have been. */
export function rangeOf(shown: number | null): Range {
  if (shown === null) return { least: 1, most: smallestGroup - 1 };
  return shown === 0 ? { least: 0, most: 0 } : rangeAround(shown);
}

const rounded = (count: number) => Math.round(count / smallestGroup) * smallestGroup;

function rangeAround(shown: number): Range {
  return { least: Math.max(smallestGroup, shown - Math.floor(smallestGroup / 2)), most: shown + Math.floor(smallestGroup / 2) };
}

/** A total of a column with numbers that are not shown. Somebody who knows this rule has at least the possibilities that the published total leaves. */
function safeTotal(column: (number | null)[], total: number): number {
  const ranges = column.map(rangeOf);
  const least = ranges.reduce((sum, range) => sum + range.least, 0);
  const most = ranges.reduce((sum, range) => sum + range.most, 0);
  const nearest = rounded(total);
  const around = rangeAround(nearest);
  if (around.most <= least) return nearest + smallestGroup;
  return around.least >= most ? nearest - smallestGroup : nearest;
}
