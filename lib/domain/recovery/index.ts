export { closeInvitation, invite, openInvitation, queueInvitation } from "./invitation";
export { limitInvalidLinks } from "./limit-invalid-links";
export { recovery } from "./operations";
export { issueMailingLinks, queueResumeMail, queueResumeMailIn, type ResumePage, resumePages } from "./resume-mail";
export {
  endStaffInvitation,
  findStaffInvitation,
  type InvitedRole,
  inviteStaff,
  listStaffInvitations,
  type StaffAreas,
  staffInvitationDays,
} from "./staff-invitation";
