export { listWaitingLearners, replyFromDesk, replyToLearner, type Waiting } from "./coordinator";
export { chat, shortestMessage } from "./operations";
export { countUnread, fromLearner, holdChat, latestMessage, listMessages } from "./records";
