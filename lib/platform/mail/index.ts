export { deleteFilesOfDeletedMails } from "./deleted-files";
export { mailableName } from "./mailable-name";
export type { Mail } from "./mails";
export { sendOperatorMail } from "./operator-mail";
export { isMailWaiting, queueMail, startMail, withdrawMail } from "./queue";
export { type MailBatch, mailBatchSize, queueInBatches } from "./queue-in-batches";
export { mailedAccounts, type Recipient, toRecipient, verifiedAccounts } from "./recipient";
export { countWaiting } from "./records";
