export { places } from "./operations";
export { findState, isDistrictOf } from "./lookup";
