export { type CameBy, campaigns, coursePartners, findCoBrand, rememberCampaign } from "./operations";
