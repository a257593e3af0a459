export { security } from "./operations";
export { deleteUnusedAccounts } from "./unused-accounts";
