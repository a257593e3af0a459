/** The known lower and upper bound of a number. */
export type Bounds = { least: number; most: number };
/** A total that is the sum of its parts, each by its name. */
export type Sum = { total: string; parts: string[] };

/**
 * Narrows the bounds of each number by the sums that it is part of, until nothing changes. @returns null where the
 * bounds contradict each other, which means that some of them were wrong
 */
export function knownBounds(bounds: ReadonlyMap<string, Bounds>, sums: readonly Sum[]): Map<string, Bounds> | null {
  const known = new Map([...bounds].map(([name, each]): [string, Bounds] => [name, { ...each }]));
  const of = (name: string) => known.get(name) ?? { least: 0, most: Number.POSITIVE_INFINITY };
  const sumsByName = new Map<string, Sum[]>();
  for (const sum of sums)
    for (const name of [sum.total, ...sum.parts]) sumsByName.set(name, [...(sumsByName.get(name) ?? []), sum]);
  const waiting = new Set(sums);
  for (const sum of waiting) {
    waiting.delete(sum);
    const parts = sum.parts.map(of);
    const [least, most] = [add(parts.map((each) => each.least)), add(parts.map((each) => each.most))];
    const total = of(sum.total);
    const narrower: [string, Bounds][] = [[sum.total, { least, most }]];
    for (const [index, name] of sum.parts.entries()) {
      const own = parts[index] ?? total;
      const others = Number.isFinite(most)
        ? most - own.most
        : add(parts.filter((_, at) => at !== index).map((each) => each.most));
      narrower.push([name, { least: total.least - others, most: total.most - (least - own.least) }]);
    }
    for (const [name, { least: from, most: to }] of narrower) {
      const before = of(name);
      const after = { least: Math.max(before.least, from), most: Math.min(before.most, to) };
      if (after.least > after.most) return null;
      if (after.least === before.least && after.most === before.most) continue;
      known.set(name, after);
      for (const each of sumsByName.get(name) ?? []) waiting.add(each);
    }
  }
  return known;
}

const add = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0);
