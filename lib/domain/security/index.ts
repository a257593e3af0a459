export { deleteClosedAccounts } from "./closing/reopen-account";
export { deleteOldEmailChanges } from "./email/records";
export { forgetDeleted } from "./erase-account";
export { security } from "./operations";
export { deleteUnusedAccounts } from "./unused-accounts";
