export { recall } from "./operations";
export { scheduleTopics } from "./schedule-topics";
export { sendRecallMails } from "./send-mails";
