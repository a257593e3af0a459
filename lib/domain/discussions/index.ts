export { courseDiscussions } from "./module-discussions";
export { decideOnComment, discussions } from "./operations";
export { sendAnswerMails, titlesOf } from "./send-answer-mails";
export { plainWords } from "./write-comment";
