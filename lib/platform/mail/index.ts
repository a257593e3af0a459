export { deleteFilesOfDeletedMails } from "./deleted-files";
export { mailableName } from "./mailable-name";
export type { Mail } from "./mails";
export { sendOperatorMail } from "./operator-mail";
export { isMailWaiting, queueMail, type Recipient, startMail, withdrawMail } from "./queue";
export { countWaiting } from "./records";
