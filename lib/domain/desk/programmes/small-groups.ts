import { smallestGroup } from "../../../contract/desk/programmes";

// What is published of a number of people (rule: desk.small-groups, decision 0098): zero as zero, one to four not at all (null), more as a multiple of five.
// The exact number is in no answer, so no subtraction of two answers gives a group of one to four people.

/** Percentages and averages of fewer people are not published: they would be mostly chance. */
export const smallestBase = 20;
/** From which multiples the total of a column is chosen. */
const steps = [smallestGroup, 10, 50, 100, 500, 1000];

/** A number that stands alone. */
export function published(count: number): number | null {
  if (count === 0) return 0;
  return count < smallestGroup ? null : rounded(count, smallestGroup);
}

/**
 * A column with its total. Where the total is one to four, nothing of the column shows, not even zeros. Where a total with the other numbers could give
 * away one of one to four, the total is rounded to a larger multiple, chosen by the other numbers alone: a multiple chosen by the total would tell about it.
 */
export function publishedColumn(column: number[], total: number): { column: (number | null)[]; total: number | null } {
  if (total > 0 && total < smallestGroup) return { column: column.map(() => null), total: null };
  const shown = column.map(published);
  return { column: shown, total: total === 0 ? 0 : rounded(total, totalStep(shown)) };
}

/** A share in percent of published numbers; null where one of them is not published or the whole is too small. */
export function publishedShare(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole < smallestBase ? null : Math.min(100, Math.round((100 * part) / whole));
}

type Range = { least: number; most: number };

/** What a published number can have been. */
export function rangeOf(shown: number | null): Range {
  if (shown === null) return { least: 1, most: smallestGroup - 1 };
  return shown === 0 ? { least: 0, most: 0 } : rangeAround(shown, smallestGroup);
}

const rounded = (count: number, step: number) => Math.max(step, Math.round(count / step) * step);

function rangeAround(shown: number, step: number): Range {
  const least = shown === step ? smallestGroup : shown - Math.floor(step / 2);
  return { least: Math.max(smallestGroup, least), most: shown + Math.ceil(step / 2) - 1 };
}

/** The smallest multiple at which no possible total of the column leaves one possibility for a number that is not shown. */
function totalStep(column: (number | null)[]): number {
  if (!column.includes(null)) return smallestGroup;
  const ranges = column.map(rangeOf);
  const least = ranges.reduce((sum, range) => sum + range.least, 0);
  const most = ranges.reduce((sum, range) => sum + range.most, 0);
  const isSafe = (step: number) => {
    for (let total = rounded(Math.max(smallestGroup, least), step); total <= rounded(most, step); total += step)
      if (isGivenAway({ least, most }, rangeAround(total, step))) return false;
    return true;
  };
  return steps.find(isSafe) ?? smallestGroup;
}

/** Whether a total leaves only one possibility for a number that is not shown, in a column of `least` to `most` people. */
function isGivenAway({ least, most }: Range, total: Range): boolean {
  const hidden = rangeOf(null);
  // The others are at most `most - hidden.most` and at least `least - hidden.least` people.
  const lowest = Math.max(hidden.least, total.least - (most - hidden.most));
  const highest = Math.min(hidden.most, total.most - (least - hidden.least));
  return lowest === highest;
}
