/** The campaigns' addresses (rule: campaign.pages), for the middleware, the page cache and the parameters. */
export const campaignPages = ["bihar", "up", "rjedu"] as const;

/** The state of each campaign, by its number in the list of places. */
export const campaignStates: Record<(typeof campaignPages)[number], number> = { bihar: 5, up: 34, rjedu: 29 };

/** Null for an address that is no campaign's. */
export function stateOfCampaign(slug: string): number | null {
  const known = campaignPages.find((each) => each === slug);
  return known ? campaignStates[known] : null;
}

/** A regular expression's alternatives for the addresses. */
export const anyCampaignPage = campaignPages.join("|");
