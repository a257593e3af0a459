export { findState, hasBlock, hasDistrict, isSubject, listBlocks } from "./lookup";
export { places } from "./operations";
