export { findMatches, indexFor } from "./find";
export { type Judged, judgeSearches } from "./judge";
export { loadSearches } from "./known-searches";
export { search } from "./operations";
