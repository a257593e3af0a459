export { findState, hasBlock, hasDistrict, isSubject, listBlocks, places } from "./operations";
