import { LRUCache } from "lru-cache";
import { defaultLanguage } from "../../lib/platform/i18n/language.ts";

// Log and metrics name a request by the pattern of its route, such as `/topic/[name]/[slug]`: an address can hold a token or a name, and
// there are more addresses than a metric may have labels.

type Route = { page: string; regex: string };
/** The part of Next's `routes-manifest.json` that is used here; its dynamic routes are in the order in which Next tries them. */
export type RoutesManifest = { staticRoutes: Route[]; dynamicRoutes: Route[] };

const none = "(none)";
const localePart = /^\/\[locale\](?=\/|$)/;

/** @returns the pattern of the route that answers an address, without its query */
export function routePatterns({ staticRoutes, dynamicRoutes }: RoutesManifest): (url: string) => string {
  const fixed = new Map(staticRoutes.map(({ page }) => [page, page]));
  const tried = dynamicRoutes.map(({ page, regex }) => ({
    pattern: page.replace(localePart, "") || "/",
    regex: new RegExp(regex),
    isPage: localePart.test(page),
  }));
  const find = (path: string): string => {
    const page = `/${defaultLanguage}${path === "/" ? "" : path}`;
    return fixed.get(path) ?? tried.find(({ regex, isPage }) => regex.test(isPage ? page : path))?.pattern ?? none;
  };
  const found = new LRUCache<string, string>({ max: 2000 });
  return (url) => {
    const path = (url.split("?", 1)[0] ?? "/").replace(/(.)\/+$/, "$1");
    if (path.length > 500) return none;
    const pattern = found.get(path) ?? find(path);
    found.set(path, pattern);
    return pattern;
  };
}
