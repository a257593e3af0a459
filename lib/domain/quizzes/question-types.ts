import type { Question } from "../../platform/content";

/** Whether a type takes exactly one choice. A type that is missing here does not compile. */
const takesOne: Record<Question["type"], boolean> = { radio: true, checkbox: false };

/** The message key for choices that the question's type does not accept; null for those that it accepts. */
export function problemOfChoices({ type, options }: Question, choices: string[]) {
  if (!choices.every((choice) => options.some(({ id }) => id === choice))) return "optionUnknown";
  return takesOne[type] && choices.length !== 1 ? "oneChoice" : null;
}

/** Right only when the chosen set equals the set of right options exactly (rule: quiz.right). */
export function isRight({ options }: Pick<Question, "options">, choices: string[]): boolean {
  const right = options.filter((option) => option.correct).map((option) => option.id);
  const chosen = new Set(choices);
  return chosen.size === right.length && right.every((id) => chosen.has(id));
}
