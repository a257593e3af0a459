export { noteEvent } from "./account-events";
export {
  type ClosedAccount,
  errorOfClosed,
  findClosedAccount,
  setPasswordOfClosed,
  toClosedAccount,
} from "./closed/closed-accounts";
export { formerMember, formerMemberMarker, isFormerMember } from "./former-member";
export { guardian, isWaiting } from "./guardian";
export { checkMailToken, consumeMailToken, endMailTokens, isMailToken, issueMailToken } from "./mail-tokens";
export { noteMissingSearchKeys } from "./names/note-search-keys";
export { soundPattern, spelled } from "./names/search-key";
export { findNamedLikeStaff, looksLikeStaff, requireOwnName } from "./names/staff-names";
export { accounts, settleProfile } from "./operations";
export { knownDevice, rememberDevice } from "./passwords/known-device";
export { requireGoodPassword } from "./passwords/password-rule";
export { hashPassword, unusablePassword } from "./passwords/passwords";
export { holdPassword, provePassword } from "./passwords/prove-password";
export { emptyAccount, profileRow } from "./profile-columns";
export {
  type Account,
  canSignIn,
  findAccountByUsername,
  insertAccount,
  isAddressHeld,
  lockAccount,
  readAccount,
  signedIn,
  updateAccount,
} from "./records";
export { newAccount, queueVerification } from "./registration";
export { findSameMailboxes, sameMailboxWarning } from "./same-mailbox";
export { endWaitingEmail, findWaitingEmail } from "./waiting-email";
