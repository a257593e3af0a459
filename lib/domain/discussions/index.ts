export { type Decision, decideOnComment } from "./moderation";
export { courseDiscussions } from "./module-discussions";
export { discussions } from "./operations";
export { sendAnswerMails } from "./send-answer-mails";
export { plainWords } from "./write-comment";
