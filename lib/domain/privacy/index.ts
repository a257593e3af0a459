export { isMinor, waitsForGuardian } from "../../contract/rules/age";
export { accountMayGetMail, type Decision, decisionsOf, mayMail, mayMeasure, noNoticeShown, recordDecisions } from "./consents";
export { deleteExpired } from "./delete-expired";
export { privacy } from "./operations";
