export { findState, isDistrictOf } from "./lookup";
export { places } from "./operations";
