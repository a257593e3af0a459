/** The same number for the same place in the sequence, between 0 and 1. */
export const chance = (number: number, salt: number) => {
  const mixed = Math.imul(number ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b);
  return (Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0) / 2 ** 32;
};
