export { buildIndexes, findMatches } from "./find";
export { type Judged, judgeSearches } from "./judge";
export { search } from "./operations";
