const fewestRatings = 5;

/** Whether the average is shown: that of fewer ratings is not meaningful. */
export function showsAverage(totalRating: number): boolean {
  return totalRating >= fewestRatings;
}

/** How much of a star is filled. */
export type StarFill = 0 | 0.5 | 1;

/** The documented thresholds for half stars (rule: campaign.stars): stars 3 and 4 have the same one. */
const halfAbove = [0.5, 1.5, 3.5, 3.5, 4.75] as const;

/**
 * The five stars of an average, the same on every page. A star is whole from its own number on (the third from an
 * average of 3); below that it is half when the average is above the star's threshold. The third star is therefore
 * never half, for its threshold lies above it.
 */
export function starFills(average: number): StarFill[] {
  return halfAbove.map((threshold, index) => {
    if (average >= index + 1) return 1;
    return average > threshold ? 0.5 : 0;
  });
}
