// What is generated is the same in each run.

/** The same number for the same place in the sequence, between 0 and 1. */
export const chance = (number: number, salt: number) => {
  const mixed = Math.imul(number ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b);
  return (Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0) / 2 ** 32;
};

/** One of the values, by a chance. */
export const pick = <Value>(from: readonly Value[], share: number): Value | undefined =>
  from[Math.min(from.length - 1, Math.floor(share * from.length))];

/** A learner's number in an id. */
export const digits = (number: number) => String(number).padStart(8, "0");
export const accountId = (number: number) => `p${digits(number)}`;

export const dayMs = 86_400_000;
export const iso = (ms: number) => new Date(ms).toISOString();

/** The rows of everybody. */
export function* rowsOf<Each>(learners: number, rows: (number: number) => Each[]): Iterable<Each> {
  for (let number = 0; number < learners; number += 1) yield* rows(number);
}
