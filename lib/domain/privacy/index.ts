export { isMinor, waitsForGuardian } from "../../contract/rules/age";
export { type Decision, decisionsOf, mayMail, mayMeasure, notAsked, recordDecisions } from "./consents";
export { privacy } from "./operations";
export { forgetWhatIsOver } from "./retention";
