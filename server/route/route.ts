import type { IncomingMessage } from "node:http";
import { parseCookie } from "cookie";
import { type Carried, carriedCookie, readCarried } from "../../components/layout/visitor/carried-cookie.ts";
import { anyCampaignPage } from "../../lib/contract/rules/campaign-pages.ts";
import { hidesPictures, keptPictures, lookCookie, noPictures } from "../../lib/contract/rules/page-cookies.ts";
import { decoded } from "../../lib/contract/text/decoded.ts";
import { chooseLanguage, type Language, languageCookie } from "../../lib/platform/i18n/language.ts";
import { sessionCookieAt } from "../../lib/platform/session/seal.ts";
import { takeConditions } from "../finish/conditions.ts";
import { asksForData, getsOtherResponse } from "../next/requests.ts";
import { isRead, pathOf, queryOf, type Routed, type StoredRead } from "../page.ts";
import { isCall } from "./stored-pages.ts";

type Sent = Pick<IncomingMessage, "method" | "url" | "headers">;

/** As pages and calls choose it (lib/api/http): answers are stored by it. */
export function requestLanguage({ url, headers }: Sent): Language {
  return chooseLanguage(queryOf(url).get("language"), parseCookie(headers.cookie ?? "")[languageCookie]);
}

const picture = /^\/(?:images\/.+\.(?:svg|png|webp|jpe?g)|videos\/.+\.(?:svg|webp|jpg))(?:\?|$)/;

/** Whether a request is for a picture that its visitor has switched off, with or without JavaScript. */
export function hidesPicture({ url = "/", headers: { cookie = "" } }: Sent): boolean {
  if (!cookie.includes(noPictures) || !picture.test(url)) return false;
  return hidesPictures(parseCookie(cookie)[lookCookie]) && !isKeptPicture(url);
}

/** Whether an address is a picture that is shown even to visitors who have switched pictures off. */
export const isKeptPicture = (url: string) =>
  picture.test(url) && keptPictures.some((folder) => url.startsWith(folder));

const inCookies = new RegExp(`(?:^|; *)${carriedCookie}=([^;]+)`);

/** The page before's message, in a cookie to the page that is opened; null for others and without one. */
export function carriedMessage({ method, headers }: Sent): Carried | null {
  const value = method === "GET" ? inCookies.exec(headers.cookie ?? "")?.[1] : undefined;
  if (value === undefined || getsOtherResponse(headers)) return null;
  // What a script of a page or the offline worker fetches is not opened. Older browsers do not say what they fetch.
  if (headers["sec-fetch-dest"] !== undefined && headers["sec-fetch-mode"] !== "navigate") return null;
  // Another page of this host may have set it, so it may not be decodable.
  return readCarried(decoded(value) ?? "");
}

const campaignPage = new RegExp(`^/(?:${anyCampaignPage})(?:\\?|$)`);

/** Whether a session opens a campaign's page, which shows enrolled learners another button (rule: campaign.button). */
export function asksEnrolled({ method, url = "/", headers }: Sent) {
  return (
    method === "GET" &&
    headers.cookie !== undefined &&
    campaignPage.test(url) &&
    !asksForData(headers) &&
    parseCookie(headers.cookie)[sessionCookieAt(process.env.PORTAL_URL)] !== undefined
  );
}

type Setup = {
  isFile: (url: string) => boolean;
  storedRead: (request: IncomingMessage) => StoredRead | null;
  spell: (address: string) => string | null;
};

export function router({ isFile, storedRead, spell }: Setup): (request: IncomingMessage) => Routed {
  return (request) => {
    const { method = "GET", url = "/" } = request;
    const [file, call] = [isFile(url), isCall(url)];
    const meant = file || call || !isRead(method) ? null : spell(pathOf(url));
    const carried = file || call ? null : carriedMessage(request);
    const isAsked = asksEnrolled(request);
    // Its answer is another one than the page that the browser has.
    if (carried || isAsked) delete request.headers["if-none-match"];
    return {
      request,
      method,
      url,
      language: requestLanguage(request),
      isFile: file,
      hidesPicture: hidesPicture(request),
      isCall: call,
      meant,
      stored: file || call || meant !== null ? null : storedRead(request),
      carried,
      asksEnrolled: isAsked,
      conditions: takeConditions(request),
    };
  };
}
