export { coursePartners, findCoBrand } from "./co-brand";
export { campaigns } from "./operations";
export { type CameBy, rememberCampaign } from "./records";
