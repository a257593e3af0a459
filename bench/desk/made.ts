export const dayMs = 86_400_000;
export const iso = (ms: number) => new Date(ms).toISOString();

export type Made = {
  id: (number: number) => string;
  salt: number;
  reached: (number: number) => number;
  isComplete: (number: number) => boolean;
  started: (number: number) => number;
  people: (row: (number: number) => (string | number | null)[][]) => Iterable<(string | number | null)[]>;
};
