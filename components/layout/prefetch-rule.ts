import { matcherOf, prefetchedRoutes } from "@/lib/contract/routes";

const mayBePrefetched = matcherOf(prefetchedRoutes);

/** Whether a link may be prefetched. A link that sets the language may not, because fetching it would set it. */
export function mayPrefetch(href: string, origin: string): boolean {
  const address = new URL(href);
  return address.origin === origin && mayBePrefetched.test(address.pathname) && !address.searchParams.has("language");
}
