import { anyCampaignPage } from "@/lib/contract/rules/campaign-pages";

/** Prerendered pages may be cached by the browser. A learner's page may not, and prefetching a redirect is useless. */
const prerendered = new RegExp(
  `^/(?:$|courses$|programme$|info/course/|topic(?:$|/)|article$|discussions(?:$|/view/[^/]+$)|about-us$|contact-us$|terms-and-condition$|privacy-policy$|privacy-notice$|cookie-policy$|accessibility$|school-health-program$|how-it-works$|media$|hclf$|resources(?:$|/)|(?:${anyCampaignPage})$)`,
);

/** Whether a link may be prefetched. A link that sets the language may not, because fetching it would set it. */
export function mayPrefetch(href: string, origin: string): boolean {
  const address = new URL(href);
  return address.origin === origin && prerendered.test(address.pathname) && !address.searchParams.has("language");
}
