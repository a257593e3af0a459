export type { Mail } from "./mails";
export { startMail } from "./process-sender";
export { queueMail, type Recipient } from "./queue";
export { countWaiting } from "./records";
