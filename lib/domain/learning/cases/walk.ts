import { CallError } from "../../../platform/call-error";
import { type Case, endOfCase } from "../../../platform/content";

type Step = Case["steps"][number];
type Choice = Step["choices"][number];
/** The choices of a path, and the step that it leads to; null at the end. */
export type Walk = { choices: Choice[]; step: Step | null };

/**
 * Follows a path through a case. @param path the ids of the choices from the first step on, joined by dots; empty at
 * the start. @throws CallError NOT_FOUND for a choice that its step does not have, or one after the end
 */
export function walkCase({ steps }: Pick<Case, "steps">, path = ""): Walk {
  const choices: Choice[] = [];
  let step: Step | null = steps[0] ?? null;
  for (const id of path === "" ? [] : path.split(".")) {
    const choice: Choice | undefined = step?.choices.find((each) => each.id === id);
    if (!choice) throw new CallError("NOT_FOUND", "caseUnknown");
    choices.push(choice);
    step = choice.to === endOfCase ? null : (steps.find((each) => each.id === choice.to) ?? null);
  }
  return { choices, step };
}
