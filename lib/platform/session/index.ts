export { accountMarker, authorAlias, sessionMarker } from "./account-marker";
export { type Learner, requireFullSession, requireLearner } from "./learner";
export {
  closeAllSessions,
  closeOtherSessions,
  closeSession,
  closeSessionById,
  findLearner,
  listSessions,
  markSecondFactor,
  newToken,
  openSession,
  passwordProvenAt,
  renewSession,
  tokenHash,
} from "./records";
export {
  hintCookie,
  hostCookieAt,
  type OpenedSeal,
  openSeal,
  openSealed,
  sealToken,
  sessionCookieAt,
  sessionCookies,
  sessionSeconds,
  sharedSessionSeconds,
  unsealByAny,
} from "./seal";
