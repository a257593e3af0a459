// What other features use of this one.

export { checkButton, OptionCards } from "./option-cards";
export { QuestionHeading } from "./question-heading";
export { type Result, Verdict, verdictBox, verdictTint } from "./verdict";
