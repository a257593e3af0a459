export { answerLearner, listUnanswered, type Waiting } from "./coordinator";
export { chat } from "./operations";
export { countUnread } from "./records";
