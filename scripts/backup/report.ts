import type { TableSum } from "../../lib/platform/db/copy-rows";

/** One line for each table that has rows, for the person who copies. */
export function formatSums(sums: Record<string, TableSum>): string {
  const filled = Object.entries(sums).filter(([, { rows }]) => rows > 0);
  if (filled.length === 0) return "  no rows yet";
  return filled.map(([table, { rows, digest }]) => `  ${table}: ${rows} rows, ${digest.slice(0, 12)}`).join("\n");
}
