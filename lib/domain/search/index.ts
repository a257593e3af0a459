export { findMatches, indexFor } from "./find";
export { type Judged, judgeSearches } from "./judge";
export { search } from "./operations";
