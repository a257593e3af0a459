import { cleanLine } from "../text/clean-text.ts";
import { decoded } from "../text/decoded.ts";
import { anyCampaignPage } from "./campaign-pages.ts";

/** A visitor's campaign parameters (rule: registration.campaign-marks), named alike everywhere. */
export const campaignKeys = ["utm_campaign", "utm_source"] as const;
export type Campaign = Partial<Record<(typeof campaignKeys)[number], string>>;

/** The lifetime of the first-touch cookies; a logout deletes them earlier. */
export const campaignSeconds = 60 * 60 * 24 * 90;

const longest = 120;
const partnerAddress = /^\/p\/([^/]+)\/?$/;
const landingPage = new RegExp(`^/(${anyCampaignPage})(?:/enroll(?:/learner)?)?$`);

/** The landing page of an address; the page of its form counts too. */
export function landingPageAt(pathname: string): string | undefined {
  return landingPage.exec(pathname)?.[1];
}

/** The tag of a partner's address (`/p/{tag}`). */
export function partnerTagAt(pathname: string): string | undefined {
  return decoded(partnerAddress.exec(pathname)?.[1] ?? "") || undefined;
}

/** The campaign parameters that `read` finds, cleaned and cut to what a registration accepts. */
export function campaignFrom(read: (key: (typeof campaignKeys)[number]) => string | null | undefined): Campaign {
  return Object.fromEntries(campaignKeys.map((key) => [key, cleanValue(read(key))]).filter(([, value]) => value));
}

/** Cut before it is cleaned, and cleaned again after it is cut to its limit: half of a surrogate pair could not be encoded for a cookie. */
function cleanValue(value: string | null | undefined): string {
  // Nearly every request has none, and cleaning takes as long as a tenth of a stored answer.
  if (!value) return "";
  return cleanLine(cleanLine(value.slice(0, longest * 4).replace(/\p{Cc}/gu, " ")).slice(0, longest));
}

export function campaignIn(query: string): Campaign {
  const parameters = new URLSearchParams(query);
  return campaignFrom((key) => parameters.get(key));
}

/** An address's campaign parameters; a landing page adds its own name (rule: registration.campaign-marks). */
export function campaignOfAddress(pathname: string, query: string): Campaign {
  const tag = partnerTagAt(pathname);
  // The partner's page leads on with the tag as both, whatever else its address names.
  if (tag) return campaignFrom(() => tag);
  const page = landingPageAt(pathname);
  return { ...(page && { utm_campaign: page, utm_source: page }), ...campaignIn(query) };
}

/** Reads the campaign parameters from a `Cookie` header or `document.cookie`. */
export function campaignInCookies(cookies: string): Campaign {
  return campaignFrom((key) => decoded(new RegExp(`(?:^|; ?)${key}=([^;]*)`).exec(cookies)?.[1] ?? ""));
}

/**
 * The campaign parameters of a registration: a landing page's form sends its page as the source, and as the campaign
 * unless the visitor's parameters name one (rule: registration.campaign-marks).
 */
export function registrationCampaign(page: string | undefined, named: Campaign): Campaign {
  return page ? { utm_campaign: named.utm_campaign ?? page, utm_source: page } : named;
}
