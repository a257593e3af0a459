export { type Learner, requireLearner } from "./learner";
export { closeSession, findLearner, openSession } from "./records";
export { hintCookie, openSeal, sealToken, sessionCookie, sessionSeconds } from "./seal";
export { newToken, tokenHash } from "./token";
