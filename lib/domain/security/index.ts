export { deleteOldEmailChanges } from "./email/records";
export { forgetDeleted } from "./forget-deleted";
export { security } from "./operations";
export { deleteUnusedAccounts } from "./unused-accounts";
