export { type Attempt, admitAttempt } from "./growing-pause";
export type { Limits } from "./limits";
export { openLimits } from "./open-limits";
export { type LimitName, longestDelayMs, type PaceName, paces, rules } from "./rules";
export { requestSource } from "./source";
