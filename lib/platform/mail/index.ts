export type { Mail } from "./mails";
export { sendOperatorMail } from "./operator-mail";
export {
  deleteFilesOfDeletedMails,
  isMailWaiting,
  type MailBatch,
  mailBatchSize,
  queueInBatches,
  queueMail,
  startMail,
  withdrawMails,
} from "./queue";
export { mailableName, mailedAccounts, type Recipient, toRecipient, verifiedAccounts } from "./recipient";
export { countWaiting } from "./records";
