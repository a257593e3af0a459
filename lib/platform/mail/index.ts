export type { Mail } from "./mails";
export { sendOperatorMail } from "./operator-mail";
export * from "./queue";
export * from "./recipient";
export { countWaiting } from "./records";
