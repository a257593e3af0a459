export { courseDiscussions } from "./course-discussions";
export { plainWords } from "./held-words";
export { type Decision, decideOnComment } from "./moderation";
export { discussions } from "./operations";
export { sendAnswerMails } from "./send-answer-mails";
