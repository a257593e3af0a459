export { recordStaffAction, type StaffAction } from "./actions";
export { type Areas, accountsIn, coverEverything, readAreas } from "./areas";
