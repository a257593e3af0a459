import type { IncomingMessage } from "node:http";
import { parseCookie } from "cookie";
import { foldersOfFiles } from "../../lib/api/pages/no-pages.ts";
import { anyCampaignPage } from "../../lib/contract/rules/campaign-pages.ts";
import { campaignKeys } from "../../lib/contract/rules/campaign-parameters.ts";
import { languageCookie } from "../../lib/platform/i18n/language.ts";
import { nowhere } from "../clean/normalize-address.ts";
import { noPattern } from "../next/build.ts";
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

/** Next tries the first two after all others that may answer an address. */
const ofNoPage = ["/[campaign]", "/[...rest]", noPattern];
const folders = foldersOfFiles.join("|").replaceAll(".", "\\.");
const other = new RegExp(`/$|^/(?:${anyCampaignPage})$|^/(?:${folders})/`);

/** Whether a page other than those that answer every address, a handler or a folder of files may have this address. */
export const knownAddresses = (findPattern: (url: string) => string) => (address: string) =>
  !ofNoPage.includes(findPattern(address)) || other.test(address);
