export { closeInvitation, invite, limitInvalidLinks, openInvitation, queueInvitation } from "./invitation";
export { recovery } from "./operations";
export { issueMailingLinks, queueResumeMail, queueResumeMailIn, type ResumePage, resumePages } from "./resume-mail";
export {
  endStaffInvitation,
  findStaffInvitation,
  inviteStaff,
  listStaffInvitations,
  type StaffAreas,
} from "./staff-invitation";
