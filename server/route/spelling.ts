import { anyCampaignPage } from "../../lib/contract/rules/campaign-pages.ts";
import { decoded } from "../../lib/contract/text/decoded.ts";
import { portal } from "../../lib/platform/portal.ts";
import type { BuiltRoutes } from "../next/build.ts";

// A phone's capital or a message's full stop in an address leads to the page meant (rule: address.spelling).

/** Nearly every address has neither, and is told at once. */
const needsNoOther = /^\/(?:[^A-Z]*[a-z\d_-])?$/;

/** What an address can end with that is no letter: signs of a message, and escapes of any kind.
 * Not more than sixty: each would be tried as the first of them (threats T24). */
const atEnd = /(?:%[\dA-F]{2}|[^\w%-]){1,60}$/;

/** What no address of the portal ends with. */
const signs = /^[^\p{L}\p{N}]+$/u;

/** A part that a route leaves open: `/[id]`, `/[...rest]` for one or more, `/[[...rest]]` for any number. */
const open = /\/\[(\[?)(\.{3})?(\w+)\]+/g;

function patternOf(route: string): RegExp {
  const source = route.replace(open, (_, optional: string, rest: string | undefined, name: string) => {
    const part = name === "campaign" ? `/(?:${anyCampaignPage})` : rest ? "/[^?]+" : "/[^/]+";
    return optional ? `((?:${part})?)` : `(${part})`;
  });
  // A dot left over is the route's own, as of `badge.json`.
  return new RegExp(`^${source.replaceAll(".", "\\.")}$`, "i");
}

/**
 * @returns the address of the page that a misspelt address means, without its query; null for an address that is spelt
 * right, and for one that means no page. A part that a route leaves open, such as an id or a token, keeps its case,
 * unless the portal publishes a page of that name in small letters.
 */
export function spelling({ dynamicRoutes }: BuiltRoutes): (address: string) => string | null {
  const routes = dynamicRoutes
    .filter(({ page }) => page.startsWith("/[locale]") && page !== "/[locale]/[...rest]")
    .map(({ page }) => page.slice("/[locale]".length) || "/")
    .map((route) => ({ route, pattern: patternOf(route) }));
  const fixed = routes.map(({ route }) => route).filter((route) => !route.includes("["));
  const withCapitals = new Set(fixed.filter((page) => /[A-Z]/.test(page)).map((page) => page.toLowerCase()));

  return (address) => {
    if (needsNoOther.test(address) && !withCapitals.has(address)) return null;
    const named = withoutSigns(address);
    if (named === null) return null;
    const written = `/${named.split("/").filter(Boolean).join("/")}`;
    const found = routes.find(({ pattern }) => pattern.test(written));
    if (!found) return null;
    const [, ...parts] = found.pattern.exec(written) ?? [];
    const path = found.route.replace(open, (part) => {
      const given = parts.shift() ?? "";
      return part === "/[campaign]" ? given.toLowerCase() : given;
    });
    const meant = portal.inside?.publishedSpelling(path) ?? path;
    // A slash alone is dropped elsewhere (lib/api/http/page-route.ts).
    return meant === address.replace(/(?<=^.|[^/])\/+$/, "") ? null : meant;
  };
}

/** Null for an address that ends with letters of another script, or that no browser sends. */
function withoutSigns(address: string): string | null {
  const end = atEnd.exec(address)?.[0];
  if (end === undefined) return address;
  return signs.test(decoded(end) ?? "") ? address.slice(0, -end.length) : null;
}
