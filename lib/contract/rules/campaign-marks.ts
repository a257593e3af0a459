import { anyCampaignPage } from "./campaign-pages.ts";

/** The parameters of the campaign that brought a visitor (rule: registration.campaign-marks), named alike in addresses, calls, cookies and the browser's storage. */
export const campaignKeys = ["utm_campaign", "utm_source"] as const;
export type Campaign = Partial<Record<(typeof campaignKeys)[number], string>>;

/** How long the cookies of a first touch live, unless a logout ends them. */
export const campaignSeconds = 60 * 60 * 24 * 90;

const longest = 120;
const landingPage = new RegExp(`^/(${anyCampaignPage})(?:/enroll(?:/learner)?)?$`);

/** The landing page that an address belongs to, its form's page too. */
export function landingPageAt(pathname: string): string | undefined {
  return landingPage.exec(pathname)?.[1];
}

/** The campaign parameters that `read` finds, cleaned and cut to what a registration accepts. */
export function campaignFrom(read: (key: (typeof campaignKeys)[number]) => string | null | undefined): Campaign {
  return Object.fromEntries(campaignKeys.map((key) => [key, cleanValue(read(key) ?? "")]).filter(([, value]) => value));
}

/** Cut to length, and never through the middle of a sign: half a sign cannot be written into a cookie. */
function cleanValue(value: string): string {
  const printable = value
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, longest)
    .trim();
  return printable.replace(/[\ud800-\udbff]$/, "");
}

/** The campaign that a query names. */
export function campaignIn(query: string): Campaign {
  const parameters = new URLSearchParams(query);
  return campaignFrom((key) => parameters.get(key));
}

/** The campaign that an address brings a visitor by: what it names, and a landing page's own marker where it names nothing (rule: registration.campaign-marks). */
export function touchOf(pathname: string, query: string): Campaign {
  const page = landingPageAt(pathname);
  return { ...(page && { utm_campaign: page, utm_source: page }), ...campaignIn(query) };
}

/** Out of a `Cookie` header, or out of `document.cookie`. */
export function campaignInCookies(cookies: string): Campaign {
  return campaignFrom((key) => {
    const written = new RegExp(`(?:^|; ?)${key}=([^;]*)`).exec(cookies)?.[1] ?? "";
    try {
      return decodeURIComponent(written);
    } catch {
      return null;
    }
  });
}

/** The form of a landing page registers with its page as the source (rule: registration.campaign-marks); which campaign it was, what was named says more exactly. */
export function cameBy(page: string | undefined, named: Campaign): Campaign {
  return page ? { utm_campaign: named.utm_campaign ?? page, utm_source: page } : named;
}
