import { firstTwice } from "../broken";

/** The steps of a case as far as its ways are checked. */
export type Way = { id: string; choices: { id: string; to: string; better: boolean | "repair" }[] };
type Mistake = { path: (string | number)[]; message: string };

export const endOfCase = "end";
const fewestSteps = 5;
const mostSteps = 6;

/**
 * What is wrong with the ways through a case: an id twice, an unknown target, a step that nothing leads to or that
 * never reaches the end, a way that turns back, a way of fewer than 5 or more than 6 steps, a worse choice that nothing
 * repairs. The first step is where a case begins.
 */
export function wayMistakes(steps: Way[]): Mistake[] {
  const double = doubleIds(steps);
  const unknown = unknownTargets(steps);
  if (double.length > 0 || unknown.length > 0) return [...double, ...unknown];
  const lost = [...unreachable(steps), ...deadEnds(steps)];
  if (lost.length > 0) return lost;
  return [...wrongLengths(steps), ...unrepaired(steps)];
}

function doubleIds(steps: Way[]): Mistake[] {
  const inSteps = firstTwice(steps.map(({ id }) => id));
  return [
    ...(inSteps ? [{ path: ["steps"], message: `two steps have the id ${inSteps}` }] : []),
    ...steps.flatMap((step, index) => {
      const twice = firstTwice(step.choices.map(({ id }) => id));
      return twice ? [{ path: ["steps", index, "choices"], message: `two choices have the id ${twice}` }] : [];
    }),
  ];
}

function unknownTargets(steps: Way[]): Mistake[] {
  const known = new Set([endOfCase, ...steps.map(({ id }) => id)]);
  return steps.flatMap((step, index) =>
    step.choices.flatMap(({ to }, place) => {
      const path = ["steps", index, "choices", place, "to"];
      return known.has(to) ? [] : [{ path, message: `leads to ${to}, which is no step` }];
    }),
  );
}

/** The steps behind a step, each once and in no fixed order, the step itself included. */
function stepsFrom(steps: Way[], id: string | undefined): Set<string> {
  const seen = new Set<string>();
  const open = id === undefined ? [] : [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === endOfCase || seen.has(next)) continue;
    seen.add(next);
    open.push(...(steps.find((step) => step.id === next)?.choices.map(({ to }) => to) ?? []));
  }
  return seen;
}

function unreachable(steps: Way[]): Mistake[] {
  const reached = stepsFrom(steps, steps[0]?.id);
  return steps.flatMap(({ id }, index) =>
    reached.has(id) ? [] : [{ path: ["steps", index], message: `no choice leads to the step ${id}` }],
  );
}

/** A step from which the end is not reached, or from which a choice leads back to it. */
function deadEnds(steps: Way[]): Mistake[] {
  return steps.flatMap(({ id, choices }, index) => {
    const onward = stepsFrom(steps, id);
    const ends = steps.some((step) => onward.has(step.id) && step.choices.some(({ to }) => to === endOfCase));
    if (!ends) return [{ path: ["steps", index], message: `from the step ${id} the end is not reached` }];
    const back = choices.find(({ to }) => stepsFrom(steps, to).has(id));
    return back ? [{ path: ["steps", index], message: `the choice ${back.id} leads back to its own step ${id}` }] : [];
  });
}

function wrongLengths(steps: Way[]): Mistake[] {
  const length = (id: string, choose: (...lengths: number[]) => number): number =>
    id === endOfCase
      ? 0
      : 1 + choose(...(steps.find((step) => step.id === id)?.choices.map(({ to }) => length(to, choose)) ?? [0]));
  const first = steps[0]?.id ?? endOfCase;
  const [shortest, longest] = [length(first, Math.min), length(first, Math.max)];
  const message = `ways have ${shortest} to ${longest} steps, they must have ${fewestSteps} to ${mostSteps}`;
  return shortest < fewestSteps || longest > mostSteps ? [{ path: ["steps"], message }] : [];
}

function unrepaired(steps: Way[]): Mistake[] {
  return steps.flatMap((step, index) =>
    step.choices.flatMap(({ id, to, better }, place) => {
      if (better !== false) return [];
      const ahead = stepsFrom(steps, to);
      const repaired = steps.some(
        (each) => ahead.has(each.id) && each.choices.some((choice) => choice.better === "repair"),
      );
      const message = `the worse choice ${id} is followed by no choice that repairs it`;
      return repaired ? [] : [{ path: ["steps", index, "choices", place], message }];
    }),
  );
}
