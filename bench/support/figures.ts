/** The value below which this part of all values lies. */
export function at(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => at(values, 0.5);

export const mark = (isReached: boolean): string => (isReached ? "✓" : "✗");

/** A table in Markdown. A column in which every cell is empty or begins with a digit is aligned to the right. */
export function table(head: string[], rows: (string | number)[][]): string {
  const isNumeric = (column: number) => rows.every((row) => /^(?:$|-?\d|NaN)/.test(String(row[column] ?? "")));
  const lines = head.map((_, column) => (isNumeric(column) ? "---:" : "---"));
  return [head, lines, ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
