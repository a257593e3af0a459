export { findMatches, indexFor } from "./find";
export { type Judged, judgeSearches, loadSearches } from "./judge";
export { search } from "./operations";
