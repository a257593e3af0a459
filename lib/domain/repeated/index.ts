export { answerOnce, deleteOldSentCalls } from "./sent-calls";
