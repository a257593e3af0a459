import type { IncomingMessage } from "node:http";
import { parseCookie } from "cookie";
import { LRUCache } from "lru-cache";
import { foldersOfFiles } from "../../lib/api/pages/no-pages.ts";
import { anyCampaignPage } from "../../lib/contract/rules/campaign-pages.ts";
import { campaignKeys } from "../../lib/contract/rules/campaign-parameters.ts";
import { languageCookie } from "../../lib/platform/i18n/language.ts";
import { nowhere } from "../clean/normalize-address.ts";
import { type BuiltRoutes, patternFinder } from "../next/build.ts";
import { asksForData } from "../next/requests.ts";
import { isRead, pathOf, queryOf } from "../page.ts";

// Two pages are rendered per request and yet the same for every guest who reads a language: the login form, and the
// page of all addresses that do not exist. The response cache stores them (docs/decisions/0040).

/** Neither page depends on these cookies of guests. */
const guestCookies = new Set<string>([
  languageCookie,
  ...campaignKeys,
  "cookies_agreed",
  "known_device",
  "__Host-known_device",
]);

export const sharedByGuests = ["/login", nowhere];

/** @returns the address of the shared page for a request for anything but a file; null for others */
export function guestPages(knows: (url: string) => boolean): (request: IncomingMessage) => string | null {
  return ({ method, url = "/", headers }) => {
    if (!isRead(method) || !hasMarkersOnly(url)) return null;
    // With these headers a request gets another answer or a redirect.
    if (asksForData(headers) || headers.range !== undefined || headers.authorization !== undefined) return null;
    if (!Object.keys(parseCookie(headers.cookie ?? "")).every((name) => guestCookies.has(name))) return null;
    const address = pathOf(url);
    if (address === "/login") return address;
    return address === nowhere || !knows(address) ? nowhere : null;
  };
}

/** The language, and what campaigns, mails and other sites add to the addresses that they link to. */
const marker =
  /^(?:language|utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|twclid|yclid|igshid|mc_[ce]id|_ga|_gl|ref)$/;

const hasMarkersOnly = (url: string) => [...queryOf(url).keys()].every((name) => marker.test(name));

/** What is known of an address depends on the build alone; a hundred expressions for each request cost a tenth of it. */
export function remembered<Found extends boolean | string>(
  find: (address: string) => Found,
): (address: string) => Found {
  const found = new LRUCache<string, Found>({ max: 2000, memoMethod: find });
  // What a stranger invents may be long.
  return (address) => (address.length > 200 ? find(address) : found.memo(address));
}

/** Whether a page other than those that answer every address, a handler or a folder of files may have this address. */
export function knownAddresses({ staticRoutes, dynamicRoutes }: BuiltRoutes): (url: string) => boolean {
  const answersAll = ["/[locale]/[...rest]", "/[locale]/[campaign]"];
  const find = patternFinder({
    staticRoutes,
    dynamicRoutes: dynamicRoutes.filter(({ page }) => !answersAll.includes(page)),
  });
  const folders = foldersOfFiles.join("|").replaceAll(".", "\\.");
  const other = new RegExp(`/$|^/(?:${anyCampaignPage})$|^/(?:${folders})/`);
  return remembered((url) => find(url) !== undefined || other.test(url));
}
