export { finishFlow, type SocialFlow, startFlow } from "./flow";
export { social } from "./operations";
export { openFlow, sealFlow, sealSeconds } from "./seal";
export { unlinkIdentities } from "./sign-in";
