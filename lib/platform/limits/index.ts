export type { Limits } from "./limits";
export { type Attempt, admitAttempt } from "./limits";
export { openLimits } from "./open-limits";
export { longestDelayMs, paces, rules } from "./rules";
export { requestSource } from "./source";
