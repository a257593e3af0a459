export { closeInvitation, invite, limitInvalidLinks, openInvitation, queueInvitation } from "./invitation";
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
