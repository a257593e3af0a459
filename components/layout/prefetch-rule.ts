import { anyCampaignPage } from "@/lib/contract/rules/campaign-pages";

/** Prerendered pages: what they answer may wait in the browser. A page of a learner may not, and a redirect would be for nothing. */
const prerendered = new RegExp(
  `^/(?:$|courses$|programme$|info/course/|topic(?:$|/)|article$|discussions(?:$|/view/[^/]+$)|about-us$|contact-us$|terms-and-condition$|privacy-policy$|privacy-notice$|cookie-policy$|accessibility$|school-health-program$|how-it-works$|media$|hclf$|resources(?:$|/)|(?:${anyCampaignPage})$)`,
);

/** Whether a link may be fetched before it is followed. One that sets the language is only followed: fetching it would set it. */
export function mayPrefetch(href: string, origin: string): boolean {
  const address = new URL(href);
  return address.origin === origin && prerendered.test(address.pathname) && !address.searchParams.has("language");
}
