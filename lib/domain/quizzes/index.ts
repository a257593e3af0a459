export { grade } from "./grade";
export { attemptToSave, quizzes } from "./operations";
export { cheatMinutes, mostPassed, playerNames, playQuizzes, tooEasy } from "./players/players";
export { isRight, problemOfChoices } from "./question-types";
export { countDifference, escapeHtml, shuffleOptions, visibleQuestion } from "./view";
