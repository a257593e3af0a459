// All that the server, its commands and its tests rely on of Next that Next does not document (docs/upgrading-next.md).
// No other file names its headers, files and scripts (scripts/checks/next-internals.test.ts). The errors that reach
// bundled code are in lib/api/next-errors.ts.

export {
  type BuiltRoutes,
  buildId,
  buildIdentity,
  builtRoutes,
  entryScripts,
  pageManifest,
  requiredFiles,
  traceListEnd,
} from "./build.ts";
export { longestWhole } from "./captured-response.ts";
export { contentOfPage, type DividedPage, dataScripts, divideScripts, partsOfPage, withoutFiles } from "./html.ts";
export { type OpenedNext, openNext } from "./open-next.ts";
export { makeRequest, renderingRequest } from "./rendering-request.ts";
export {
  actionHeader,
  asksForData,
  getsOtherResponse,
  hasReadableState,
  isNavigation,
  navigationRequest,
  rangeBehindEnd,
  removeInnerHeaders,
  renderedAddress,
} from "./requests.ts";
export { nextVersionProblem } from "./version.ts";
