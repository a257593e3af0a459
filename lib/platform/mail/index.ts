export { deleteFilesOfDeletedMails } from "./deleted-files";
export { mailableName } from "./mailable-name";
export type { Mail } from "./mails";
export { sendOperatorMail } from "./operator-mail";
export { startMail } from "./process-sender";
export { isMailWaiting, queueMail, type Recipient, withdrawMail } from "./queue";
export { countWaiting } from "./records";
