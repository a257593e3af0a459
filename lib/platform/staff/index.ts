export { recordStaffAction } from "./actions";
export { type Areas, accountsIn, coverEverything, readAreas } from "./areas";
