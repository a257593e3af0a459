export { finishFlow, type SocialFlow, startFlow } from "./flow";
export { social } from "./operations";
export { unlinkIdentities } from "./records";
export { openFlow, sealFlow, sealSeconds } from "./seal";
