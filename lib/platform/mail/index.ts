export { startMail } from "./process-sender";
export { type Mail, queueMail, type Recipient } from "./queue";
