import { campaignPages } from "../../lib/contract/rules/campaign-pages.ts";
import { portal } from "../../lib/platform/portal.ts";
import { decoded } from "../clean/normalize-address.ts";
import type { BuiltRoutes } from "../next/build.ts";

// A phone's capital or a message's full stop in an address leads to the page meant (rule: address.spelling).

/** Nearly every address has neither, and is told at once. */
const needsNoOther = /^\/(?:[^A-Z]*[a-z\d_-])?$/;

/** What an address can end with that is no letter: signs of a message, and escapes of any kind. */
const atEnd = /(?:%[\dA-F]{2}|[^\w%-])+$/;

/** What no address of the portal ends with. */
const signs = /^[^\p{L}\p{N}]+$/u;

/**
 * @returns the address of the page that a misspelt address means, without its query; null for an address that is spelt
 * right, and for one that means no page. A part that a route leaves open, such as an id or a token, keeps its case,
 * unless the portal publishes a page of that name in small letters.
 */
export function spelling({ dynamicRoutes }: BuiltRoutes): (address: string) => string | null {
  const routes = dynamicRoutes
    .map(({ page }) => page.split("/").slice(1))
    .filter(([locale, ...parts]) => locale === "[locale]" && parts.join("/") !== "[...rest]")
    .map(([, ...parts]) => parts);
  const withCapitals = new Set(
    routes
      .map((route) => `/${route.join("/")}`)
      .filter((page) => /^[^[]*[A-Z][^[]*$/.test(page))
      .map((page) => page.toLowerCase()),
  );

  return (address) => {
    if (needsNoOther.test(address) && !withCapitals.has(address)) return null;
    const named = withoutSigns(address);
    if (named === null) return null;
    const parts = named.split("/").slice(1).filter(Boolean);
    const [found] = routes
      .values()
      .map((route) => spelt(route, parts))
      .filter((each) => each !== null);
    if (!found) return null;
    const path = `/${found.join("/")}`;
    const meant = portal.inside?.publishedSpelling(path) ?? path;
    // A slash alone is dropped elsewhere (lib/api/http/page-route.ts).
    return meant === address.replace(/(.)\/+$/, "$1") ? null : meant;
  };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The parts of an address as this route spells them; null where they are of another route. */
function spelt(route: string[], parts: string[]): string[] | null {
  const isOpenEnded = route.at(-1)?.includes("...");
  const isOptional = route.at(-1)?.startsWith("[[");
  const fixed = isOpenEnded ? route.slice(0, -1) : route;
  if (isOpenEnded ? parts.length < fixed.length + (isOptional ? 0 : 1) : parts.length !== fixed.length) return null;
  const found: string[] = [];
  for (const [index, name] of fixed.entries()) {
    const part = parts[index] ?? "";
    const names = name === "[campaign]" ? campaignPages : name.startsWith("[") ? [part] : [name];
    const right = names.find((each) => isSame(each, part));
    if (right === undefined) return null;
    found.push(right);
  }
  return [...found, ...parts.slice(fixed.length)];
}

/** Null for an address that ends with letters of another script, or that no browser sends. */
function withoutSigns(address: string): string | null {
  const end = atEnd.exec(address)?.[0];
  if (end === undefined) return address;
  return signs.test(decoded(end) ?? "") ? address.slice(0, -end.length) : null;
}
