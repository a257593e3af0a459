export { quizzes } from "./operations";
