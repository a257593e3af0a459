export {
  type ClosedAccount,
  findClosedAccount,
  setPasswordOfClosed,
  toClosedAccount,
} from "./closed/closed-accounts";
export { errorOfClosed } from "./closed/lead-to-closed";
export { formerMember, formerMemberMarker, isFormerMember } from "./former-member";
export { guardian } from "./guardian";
export { checkMailToken, isMailToken, issueMailToken, type TokenPurpose, useMailToken } from "./mail-tokens";
export { findNamedLikeStaff } from "./names/find-staff-names";
export { noteMissingSearchKeys } from "./names/note-search-keys";
export { soundPattern, spelled } from "./names/search-key";
export { looksLikeStaff, requireOwnName } from "./names/staff-names";
export { accounts } from "./operations";
export { knownDevice, rememberDevice } from "./passwords/known-device";
export { passwordMaxLength, requireGoodPassword } from "./passwords/password-rule";
export { hashPassword, passwordMatches, unusablePassword } from "./passwords/passwords";
export { holdPassword, provePassword } from "./passwords/prove-password";
export { profileRow } from "./profile-columns";
export {
  type Account,
  findAccountByUsername,
  insertAccount,
  isAddressHeld,
  readAccount,
  updateAccount,
} from "./records";
export { newAccount, queueVerification } from "./registration";
export { findSameMailboxes, sameMailboxWarning } from "./same-mailbox";
export { settleProfile } from "./settle-profile";
