export { closeInvitation, invite, openInvitation, queueInvitation } from "./invitation";
export { recovery } from "./operations";
export { issueMailingLinks, queueResumeMail, queueResumeMailIn, type ResumePage, resumePages } from "./resume-mail";
