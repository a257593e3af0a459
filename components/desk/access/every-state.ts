/** The value of the choice "all states" beside the numbers of single ones. */
export const everyState = "all";
