export { finishFlow, openFlow, type SocialFlow, sealFlow, sealSeconds, startFlow } from "./flow";
export { social } from "./operations";
export { unlinkIdentities } from "./sign-in";
