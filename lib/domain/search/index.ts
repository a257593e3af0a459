export { findMatches, indexFor } from "./find";
export { judgeSearches, loadSearches } from "./judge";
export { search } from "./operations";
