export { blocksOf, findState, isBlockOf, isDistrictOf, isSubject } from "./lookup";
export { places } from "./operations";
