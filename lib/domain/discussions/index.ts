export { courseDiscussions } from "./module-discussions";
export { decideOnComment, discussions } from "./operations";
export { sendAnswerMails } from "./send-answer-mails";
export { plainWords } from "./write-comment";
