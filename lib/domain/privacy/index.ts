export { isMinor, waitsForGuardian } from "../../contract/rules/age";
export { accountMayGetMail, mayMail, mayMeasure, noNoticeShown, recordDecisions, toDecisions } from "./consents";
export { deleteExpired } from "./delete-expired";
export { privacy } from "./operations";
