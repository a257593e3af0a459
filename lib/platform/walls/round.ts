/** Tenths are exact enough for a painting, and short. */
export const round = (value: number): number => Math.round(value * 10) / 10;
