export { grade } from "./grade";
export { quizzes } from "./operations";
