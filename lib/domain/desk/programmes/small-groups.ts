import { createHmac } from "node:crypto";
import { smallestGroup } from "../../../contract/desk/programmes";

// How a number of people is published (rule: desk.small-groups, decision 0138). Some roles get it exactly.

/** Percentages and averages of fewer people are not published: they would be mostly chance. */
export const smallestBase = 20;

/** Describes the counted people alike in every table: for a row, and for the total of that row's filter. */
export type Group = Record<string, string | number | readonly (string | number)[] | null>;
/** Returns the number that a reader sees for a group; null when none is shown. */
export type Publish = (count: number, group: Group) => number | null;

export const exactly: Publish = (count) => count;

/**
 * Publishes fewer than five people not at all, and more as a multiple of five near the number. Nobody and one to four
 * people look the same, because "nobody" is a fact about each person of the group. The deviation depends only on the
 * group and the portal's secret, so a group has the same number in every table. No published number is an upper bound
 * of the true one, so nothing that a reader computes from all tables determines a group of fewer than five people.
 */
export function blurFigures(secret: string): Publish {
  return (count, group) => {
    if (count < smallestGroup) return null;
    const shown = rounded(count + groupDeviation(secret, group));
    return shown < smallestGroup ? null : shown;
  };
}

/** Limits the published number of a part to that of the whole, and shows no part where the whole is not shown. */
export function atMostWhole(part: number | null, whole: number | null): number | null {
  return part === null || whole === null ? null : Math.min(part, whole);
}

/** The percentage of published numbers; null where one of them is not published or the whole is too small. */
export function publishedShare(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole < smallestBase
    ? null
    : Math.min(100, Math.round((100 * part) / whole));
}

const rounded = (count: number) => Math.round(count / smallestGroup) * smallestGroup;

/** The ratio of neighbouring deviations' probabilities: of 100 groups 21 deviate by 0, 67 by at most two. */
const spread = 0.65;

/** A whole number from a two-sided geometric distribution around zero, always the same for a group. */
export function groupDeviation(secret: string, group: Group): number {
  const words = JSON.stringify(Object.entries(group).sort(([one], [other]) => (one < other ? -1 : 1)));
  const chance = createHmac("sha256", `figures ${secret}`).update(words).digest().readUIntBE(0, 6) / 2 ** 48;
  const none = (1 - spread) / (1 + spread);
  if (chance < none) return 0;
  const rest = ((chance - none) / (1 - none)) * 2;
  const distance = 1 + Math.floor(Math.log(1 - (rest % 1)) / Math.log(spread));
  return rest < 1 ? -distance : distance;
}
