export { recordStaffAction, type StaffAction } from "./actions";
export { type Areas, coverEverything, readAreas } from "./areas";
