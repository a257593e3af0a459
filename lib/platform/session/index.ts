export { accountMarker, sessionMarker } from "./account-marker";
export { authorAlias } from "./author-alias";
export { type Learner, requireFullSession, requireLearner } from "./learner";
export {
  closeAllSessions,
  closeOtherSessions,
  closeSession,
  closeSessionById,
  findLearner,
  listSessions,
  markSecondFactor,
  openSession,
  passwordProvenAt,
  type SessionRow,
  type SessionScope,
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
} from "./seal";
export { newToken, tokenHash } from "./token";
export { unsealByAny } from "./unseal-by-any";
