import { smallestGroup } from "../../../contract/desk/programmes";

/**
 * Removes numbers of fewer than five people from a column with its total (rule: desk.small-groups). Where the removed ones could be computed from the
 * total and the others, the next smallest numbers are removed too, until at least two are removed that are five people together; where that is not
 * possible, the total is removed. Zero stays: it is nobody.
 */
export function withoutSmallGroups(column: number[], total: number): { column: (number | null)[]; total: number | null } {
  const hidden = new Set(column.flatMap((count, index) => (isSmall(count) ? [index] : [])));
  const people = () => [...hidden].reduce((sum, index) => sum + (column[index] ?? 0), 0);
  const others = column.map((count, index) => ({ count, index })).filter(({ count, index }) => count > 0 && !hidden.has(index));
  const bySize = others.sort((one, other) => one.count - other.count);
  while (hidden.size > 0 && (hidden.size < 2 || people() < smallestGroup)) {
    const next = bySize.shift();
    if (!next) return { column: shown(column, hidden), total: null };
    hidden.add(next.index);
  }
  return { column: shown(column, hidden), total: isSmall(total) ? null : total };
}

/** A number that stands alone. */
export function orHidden(count: number): number | null {
  return isSmall(count) ? null : count;
}

const isSmall = (count: number) => count > 0 && count < smallestGroup;
const shown = (column: number[], hidden: Set<number>) => column.map((count, index) => (hidden.has(index) ? null : count));
