import type { Question } from "../../platform/content";

type WithOptions = Pick<Question, "options">;

type TypeRules = {
  /** The message key for choices that are not valid for this type; null for valid ones. */
  problemOfChoices: (question: WithOptions, choices: string[]) => "optionUnknown" | "oneChoice" | null;
  /** Whether these choices, which are valid, are right. */
  isRight: (question: WithOptions, choices: string[]) => boolean;
};

/** The rules of each type of question. A type without rules does not compile. */
const rules: { [Type in Question["type"]]: TypeRules } = {
  radio: {
    problemOfChoices: ({ options }, choices) => {
      if (!areOptions(options, choices)) return "optionUnknown";
      return choices.length === 1 ? null : "oneChoice";
    },
    isRight: ({ options }, choices) => isRightSet(options, choices),
  },
  checkbox: {
    problemOfChoices: ({ options }, choices) => (areOptions(options, choices) ? null : "optionUnknown"),
    isRight: ({ options }, choices) => isRightSet(options, choices),
  },
};

export function problemOfChoices(question: Question, choices: string[]): ReturnType<TypeRules["problemOfChoices"]> {
  return rules[question.type].problemOfChoices(question, choices);
}

export function isRight(question: Question, choices: string[]): boolean {
  return rules[question.type].isRight(question, choices);
}

function areOptions(options: Question["options"], choices: string[]): boolean {
  return choices.every((choice) => options.some((option) => option.id === choice));
}

/** Right only when the chosen set equals the set of right options exactly (rule: quiz.right). */
function isRightSet(options: Question["options"], choices: string[]): boolean {
  const right = options.filter((option) => option.correct).map((option) => option.id);
  const chosen = new Set(choices);
  return chosen.size === right.length && right.every((id) => chosen.has(id));
}
