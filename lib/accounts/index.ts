export { formerMember } from "./former-member";
export { guardian } from "./guardian";
export { checkMailToken, issueMailToken, type TokenPurpose, useMailToken } from "./mail-tokens";
export { accounts } from "./operations";
export { passwordMaxLength, requireGoodPassword } from "./password-rule";
export { hashPassword, passwordMatches, unusablePassword } from "./passwords";
export { provePassword } from "./prove-password";
export { type Account, findAccountByUsername, insertAccount, readAccount, updateAccount } from "./records";
export { queueVerification, recipientOf } from "./verification";
