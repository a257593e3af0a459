export { type Decision, decisionsOf, mayMail, mayMeasure, notAsked, recordDecisions } from "./consents";
export { isMinor, waitsForGuardian } from "./minor";
export { privacy } from "./operations";
export { forgetWhatIsOver } from "./retention";
