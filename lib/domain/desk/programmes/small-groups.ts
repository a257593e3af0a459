import { createHmac } from "node:crypto";
import { smallestGroup } from "../../../contract/desk/programmes";

// What is published of a number of people (rule: desk.small-groups, decision 0138). Whoever may see the people themselves gets exact numbers.

/** Percentages and averages of fewer people are not published: they would be mostly chance. */
export const smallestBase = 20;

/** Which people are counted, in words that are the same wherever they are counted: a row of a table and the total of a narrower filter. */
export type Group = Record<string, string | number | readonly (string | number)[] | null>;
/** The number that a reader sees of a group; null: it is not shown. */
export type Publish = (count: number, group: Group) => number | null;

export const exactly: Publish = (count) => count;

/**
 * Zero as zero, one to four not at all, and more as a multiple of five near the number. How far off it is depends by the portal's secret on the group alone, so
 * a group has the same number in every table, and no number bounds the true one from above: nothing that a reader computes from all tables determines a group
 * of one to four people.
 */
export function blurred(secret: string): Publish {
  return (count, group) => {
    if (count === 0) return 0;
    if (count < smallestGroup) return null;
    const shown = rounded(count + deviationOf(secret, group));
    return shown < smallestGroup ? null : shown;
  };
}

/** A number that is not larger than that of a group around it, computed from what is published of both. */
export function within(part: number | null, whole: number | null): number | null {
  if (part === null || part === 0) return part;
  return whole === null ? null : Math.min(part, whole);
}

/** A share in percent of published numbers; null where one of them is not published or the whole is too small. */
export function publishedShare(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole < smallestBase ? null : Math.min(100, Math.round((100 * part) / whole));
}

const rounded = (count: number) => Math.round(count / smallestGroup) * smallestGroup;

/** How much rarer each step further off is: 0 for 21 of 100 groups, at most two for 67, ten or more for one or two, and no largest one. */
const spread = 0.65;

/** A whole number around zero (a two-sided geometric distribution), always the same for a group. */
export function deviationOf(secret: string, group: Group): number {
  const words = JSON.stringify(Object.entries(group).sort(([one], [other]) => (one < other ? -1 : 1)));
  const chance = createHmac("sha256", `figures ${secret}`).update(words).digest().readUIntBE(0, 6) / 2 ** 48;
  const none = (1 - spread) / (1 + spread);
  if (chance < none) return 0;
  const rest = ((chance - none) / (1 - none)) * 2;
  const distance = 1 + Math.floor(Math.log(1 - (rest % 1)) / Math.log(spread));
  return rest < 1 ? -distance : distance;
}
