export { requireAdmission } from "./access/require-staff";
export { isOnlyOne, isRole, lockAdministrators, setRole } from "./access/roles";
export { hasSecondFactor, withFreshCode } from "./access/second-factor";
export { sendDueMailings } from "./mailings/sending";
export { sendStaffNotices } from "./notices/send-notices";
export { desk } from "./operations";
export { refreshFigures } from "./programmes/refresh-figures";
export { publicFigures } from "./public/state-figures";
export { copyWeek } from "./week/copy-week";
