import {
  type Campaign,
  campaignFrom,
  campaignInCookies,
  campaignKeys,
  campaignOfAddress,
  landingPageAt,
} from "@/lib/contract/rules/campaign-parameters";
import { tryStorage } from "./try-storage";

const isNamed = (campaign: Campaign) => Object.keys(campaign).length > 0;

/** Whether the visitor has just come by a partner's address, whose tag the middleware has put into both cookies. */
function isOfPartner({ utm_campaign: tag, utm_source }: Campaign): boolean {
  const cookies = campaignInCookies(document.cookie);
  return Boolean(tag) && tag === utm_source && tag === cookies.utm_campaign && tag === cookies.utm_source;
}

/** Stores the campaign parameters of the visitor's first page only (rule: campaign.first-touch). */
export function storeFirstTouch({ pathname, search }: { pathname: string; search: string }): void {
  const known = knownCampaign();
  const here = campaignOfAddress(pathname, search);
  const first = isNamed(known) && (landingPageAt(pathname) || !isOfPartner(here)) ? known : here;
  for (const key of campaignKeys) {
    const value = first[key];
    if (value) tryStorage("local", (storage) => storage.setItem(key, value));
  }
}

/** The campaign that first brought this visitor. The middleware's cookies come first: it sees an address first. */
export function knownCampaign(): Campaign {
  const stored = campaignFrom((key) => tryStorage("local", (storage) => storage.getItem(key)) ?? null);
  return isNamed(stored) ? stored : campaignInCookies(document.cookie);
}
