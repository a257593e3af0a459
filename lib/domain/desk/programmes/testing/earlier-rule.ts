import { type Figures, type Measure, measures } from "../../../../contract/desk/programmes";
import type { Reading, ReadTable } from "./partner-attack";

// An earlier rule: each number of five or more was published as the nearest multiple of five. The attack in
// `attacks/attack.test.ts` defeats it (decision 0138).

/**
 * A table with exact numbers as it was published then: multiples of five, and a total that depended on the rows beside
 * it.
 */
export function earlierTable({ rows, total }: ReadTable): ReadTable {
  const columns = Object.fromEntries(
    measures.map((step) => [
      step,
      published(
        rows.map(({ figures }) => figures[step] ?? 0),
        total[step] ?? 0,
      ),
    ]),
  ) as Record<Measure, ReturnType<typeof published>>;
  const figuresAt = (of: (column: ReturnType<typeof published>) => number | null) =>
    Object.fromEntries(measures.map((step) => [step, of(columns[step])])) as Figures;
  return {
    rows: rows.map(({ label }, index) => ({ label, figures: figuresAt(({ column }) => column[index] ?? null) })),
    total: figuresAt((column) => column.total),
  };
}

const rounded = (count: number) => Math.round(count / 5) * 5;
export const shownAlone = (count: number) => (count > 0 && count < 5 ? null : rounded(count));

/**
 * The bounds that a reader who knows the rule can compute from a column, because the choice of total reveals something
 * about it.
 */
export const readThen: Reading = (column, total) => {
  if (total === null) return { column: column.map(() => ({ least: 0, most: 4 })), total: { least: 1, most: 4 } };
  const ranges = column.map(rangeThen);
  const possible = Array.from({ length: 15 }, (_, index) => total - 7 + index).filter(
    (each) => each >= 0 && totalThen(column, each) === total,
  );
  return { column: ranges, total: { least: Math.min(...possible), most: Math.max(...possible) } };
};

/** The true numbers that a published number of that rule may come from. */
export function rangeThen(shown: number | null): { least: number; most: number } {
  if (shown === null) return { least: 1, most: 4 };
  return shown === 0 ? { least: 0, most: 0 } : { least: Math.max(5, shown - 2), most: shown + 2 };
}

function published(column: number[], total: number): { column: (number | null)[]; total: number | null } {
  if (total > 0 && total < 5) return { column: column.map(() => null), total: null };
  const shown = column.map(shownAlone);
  return { column: shown, total: totalThen(shown, total) };
}

function totalThen(shown: (number | null)[], total: number): number {
  if (!shown.includes(null)) return rounded(total);
  const ranges = shown.map(rangeThen);
  const least = ranges.reduce((sum, range) => sum + range.least, 0);
  const most = ranges.reduce((sum, range) => sum + range.most, 0);
  const nearest = rounded(total);
  const around = rangeThen(nearest);
  if (around.most <= least) return nearest + 5;
  return around.least >= most ? nearest - 5 : nearest;
}
