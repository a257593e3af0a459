export { accountMarker, sessionMarker } from "./account-marker";
export { type Learner, requireFullSession, requireLearner } from "./learner";
export {
  closeAllSessions,
  closeOtherSessions,
  closeSession,
  closeSessionById,
  findLearner,
  listSessions,
  openSession,
  passwordProvenAt,
  type SessionRow,
  type SessionScope,
} from "./records";
export { hintCookie, type OpenedSeal, openSeal, openSealed, sealToken, sessionCookie, sessionSeconds } from "./seal";
export { newToken, tokenHash } from "./token";
