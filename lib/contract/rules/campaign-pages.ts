/**
 * The addresses of the campaigns (rule: campaign.pages): the middleware, the page cache and the campaign parameters
 * derive from this list.
 */
export const campaignPages = ["bihar", "up", "rjedu"] as const;

/** A regular expression's alternatives for the addresses. */
export const anyCampaignPage = campaignPages.join("|");
