export { closeInvitation, invite, openInvitation, queueInvitation } from "./invitation";
export { recovery } from "./operations";
export { queueResumeMail, type ResumePage, resumePages } from "./resume-mail";
