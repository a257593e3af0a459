// What other features use of this one.

export { checkButton, OptionCards } from "./option-cards";
export { QuestionHeading, QuestionPlace } from "./question-heading";
export { ReadPage, type Result, Verdict, verdictBox, verdictTint } from "./verdict";
