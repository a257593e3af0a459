/**
 * The release that installations run before the next upgrade (docs/decisions/0145). Write the new commit here when a
 * release has been published.
 */
export const releaseBefore = { commit: "3dd208fb4c223e6fa907ff0de2dc63b1dc4f2aaf", name: "22 November 2026" };

/**
 * Tests of that release which are not about what it does on the tables. All but the last list its tables and columns
 * one by one, so they cannot pass where there are more; the last one compares times.
 */
export const notCounted = [
  "the notice lists every stored field with personal data",
  "every table of the database is in the list of held data",
  "every row of every table is copied from",
  "a write during the copy is in the copy completely or not at all",
  "T30: an unsubscribe link changes only the mailings of its own account, however often it is opened",
  "T9: a wrong password and an unknown address get the same answer after the same time",
];
