/**
 * The kinds of danger, the most urgent first, with the keys of their helplines in `content/helplines.yaml`
 * (rule: articles.helplines), the most useful first. This module runs in the browser too and imports nothing.
 */
const helplinesOfDanger = {
  poison: ["emergency", "child"],
  suicide: ["tele-manas", "child", "emergency"],
  abuse: ["child", "women", "emergency"],
  blackmail: ["cyber-crime", "child", "tele-manas"],
  pregnancy: ["child", "women", "tele-manas"],
  infection: ["naco", "child", "tele-manas"],
} as const;

/** The helplines that stand as filled buttons below the heading (rule: danger.first), where minutes count. */
const calledFirst: Partial<Record<keyof typeof helplinesOfDanger, readonly string[]>> = {
  poison: ["emergency", "ambulance"],
  suicide: ["tele-manas", "emergency"],
  abuse: ["child", "emergency"],
  blackmail: ["cyber-crime", "child"],
};

export type Danger = keyof typeof helplinesOfDanger;
export const dangers = Object.keys(helplinesOfDanger) as Danger[];

/** The keys of the helplines that are always shown below a field (rule: danger.line). */
export const alwaysShown = ["child", "tele-manas", "emergency"] as const;

/** The keys of the helplines to call first for the most urgent of these kinds; none where nothing presses. */
export function callFirst(found: readonly Danger[]): readonly string[] {
  return dangers.flatMap((kind) => (found.includes(kind) && calledFirst[kind] ? [calledFirst[kind]] : []))[0] ?? [];
}

/** The keys of the helplines for these kinds, each once: first the first one of every kind, then the second ones. */
export function helplineKeysFor(found: readonly Danger[]): string[] {
  const lists = dangers.filter((each) => found.includes(each)).map((each) => helplinesOfDanger[each]);
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return [...new Set(Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat())];
}
