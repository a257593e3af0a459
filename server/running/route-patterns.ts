import { defaultLanguage } from "../../lib/platform/i18n/language.ts";
import type { BuiltRoutes } from "../next/index.ts";
import { remembered } from "../route/guest-pages.ts";

// Log and metrics name a request by the pattern of its route, such as `/topic/[name]/[slug]`: an address can hold a
// token or a name, and there are more addresses than a metric may have labels.

const none = "(none)";
const localePart = /^\/\[locale\](?=\/|$)/;

/** @returns the pattern of the route that answers an address, without its query */
export function routePatterns({ staticRoutes, dynamicRoutes }: BuiltRoutes): (url: string) => string {
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
  const pattern = remembered(find);
  return (url) => {
    const path = (url.split("?", 1)[0] ?? "/").replace(/(.)\/+$/, "$1");
    if (path.length > 500) return none;
    return pattern(path);
  };
}
