import { loginRoutes, routeMatcher } from "../../contract/routes.ts";
import { anyCampaignPage } from "../../contract/rules/campaign-pages.ts";
import {
  campaignKeys,
  campaignOfAddress,
  campaignSeconds,
  partnerTagAt,
} from "../../contract/rules/campaign-parameters.ts";
import { accountLanguageCookie, chooseLanguage, isLanguage, languageCookie } from "../../platform/i18n/language.ts";
import { openSeal, sessionCookieAt } from "../../platform/session/seal.ts";
import { loginPathFrom } from "./return-path.ts";

/** A request for a page, as the middleware or the server in front of Next has it. */
export type PageRequest = {
  method: string;
  pathname: string;
  search: string;
  header: (name: string) => string | null | undefined;
  cookie: (name: string) => string | undefined;
};

export type CookieToSet = { name: string; value: string; maxAge: number };
/** The result of routing: a redirect to another address, or the page at `path`, which begins with its language. */
export type PageRoute = ({ kind: "redirect"; to: string; status: 303 | 307 | 308 } | { kind: "page"; path: string }) & {
  cookies: CookieToSet[];
};

type Requested = PageRequest & { query: URLSearchParams };

/** The login-required routes (rule: login.required-routes). Pages check for themselves; this redirects early. */
const needsLogin = routeMatcher(loginRoutes);

const campaignForm = new RegExp(`^/(?:${anyCampaignPage})/enroll$`);

/** The page that a learner gets instead of it; its own address redirects to the form. */
const learnersForm = new RegExp(`^(/(?:${anyCampaignPage})/enroll)/learner$`);

const unsubscribeLink = /^\/unsubscribe\/[^/]+\/[^/]+$/;

/** The page's language as a path below `/{language}`, the login-required routes, and the cookies. */
export async function routePage(request: PageRequest): Promise<PageRoute> {
  return routeAtOnce(request) ?? routeFor(request, await hasSession(request));
}

/** The same synchronously; null when a session cookie must be opened first. */
export function routeAtOnce(request: PageRequest): PageRoute | null {
  const dependsOnSession =
    isRead(request) && (needsLogin.test(request.pathname) || campaignForm.test(request.pathname));
  return dependsOnSession && readSessionCookie(request) !== undefined ? null : routeFor(request, false);
}

function routeFor(request: PageRequest, hasSession: boolean): PageRoute {
  const requested = { ...request, query: new URLSearchParams(request.search) };
  const { pathname, search, method } = requested;
  if (pathname.length > 1 && pathname.endsWith("/"))
    return redirect(requested, `${pathname.replace(/(?<!\/)\/+$/, "")}${search}`, 308);
  if (isFormOfAnotherPage(requested)) return redirect(requested, pathname + search, 303);
  const form = learnersForm.exec(pathname)?.[1];
  if (form) return redirect(requested, form + search, 307);
  const address = addressWithLanguage(requested) ?? loginWithReturnPath(requested) ?? forumPageAddress(requested);
  if (address) return withLanguage(requested, redirect(requested, address, 307));
  if (isRead(requested) && needsLogin.test(pathname) && !hasSession)
    return withLanguage(requested, redirect(requested, loginFor(requested), 307));
  const language = chooseLanguage(requested.query.get("language"), requested.cookie(languageCookie));
  let path = `/${language}${pathname === "/" ? "" : pathname}`;
  // A signed-in visitor gets another page in place of a campaign's registration form.
  if (isRead(requested) && campaignForm.test(pathname) && hasSession) path += "/learner";
  // A page and a handler cannot share an address: a POST to an unsubscribe link (RFC 8058) has its own.
  if (method === "POST" && unsubscribeLink.test(pathname)) path += "/one-click";
  return withLanguage(requested, { kind: "page", path, cookies: firstTouch(requested) });
}

export function requestHost({ header }: Pick<PageRequest, "header">): string | null {
  // server/start.ts sets the first one, from PORTAL_URL.
  return header("x-forwarded-host") ?? header("host") ?? null;
}

/** To a path of this site: two slashes in front would be another host (threats T8). */
function redirect(requested: Requested, path: string, status: 303 | 307 | 308): PageRoute {
  return { kind: "redirect", to: path.replace(/^\/*/, "/"), status, cookies: firstTouch(requested) };
}

/**
 * A language link of a page without JavaScript, and the language button of a form, know only their path. The rest of
 * the address, such as the question of a quiz, is taken from the referring page. @returns the address with both; null
 * where nothing is missing
 */
function addressWithLanguage({ method, pathname, query: requested, header }: Requested): string | null {
  if (!["GET", "POST"].includes(method) || requested.size !== 1 || !requested.has("language")) return null;
  const from = referringPage(header);
  if (from?.pathname !== pathname) return null;
  const query = from.searchParams;
  query.delete("language");
  return query.size > 0 ? `${pathname}?${query}&${requested}` : null;
}

/** The header's *Login* link: without JavaScript the referring page is the return path. @returns null to add nothing */
function loginWithReturnPath({ method, pathname, query, header }: Requested): string | null {
  if (method !== "GET" || pathname !== "/login" || query.get("rdir") !== "") return null;
  const from = referringPage(header);
  const named = from && from.host === requestHost({ header }) ? loginPathFrom(from) : "/login";
  // A longer one does not fit in the headers of an answer.
  return named === "/login" || named.length > 4000 ? null : named;
}

/** The documented `/discussions?page=2` (rule: login.return-path). @returns its own address; null without a page */
function forumPageAddress({ pathname, query, method }: Requested): string | null {
  const page = query.get("page");
  if (method === "POST" || pathname !== "/discussions" || !page) return null;
  const others = new URLSearchParams(query);
  others.delete("page");
  return `/discussions${page === "1" ? "" : `/p/${encodeURIComponent(page.slice(0, 20))}`}${others.size > 0 ? `?${others}` : ""}`;
}

/** A page that is rendered for a posted form without a session: a 307 posts the form to the login. */
function isFormOfAnotherPage({ method, pathname, header }: Requested): boolean {
  if (method !== "POST" || pathname !== "/login") return false;
  const from = referringPage(header);
  return from !== null && from.pathname !== "/login";
}

function referringPage(header: PageRequest["header"]): URL | null {
  const referer = header("referer") ?? "";
  return URL.canParse(referer) ? new URL(referer) : null;
}

/** Stores a language that the address asks for in the cookie, as the visitor's choice (rule: language.account). */
function withLanguage({ query, cookie }: Requested, route: PageRoute): PageRoute {
  const requested = query.get("language");
  if (!isLanguage(requested)) return route;
  const chosen =
    cookie(languageCookie) === requested
      ? []
      : [{ name: languageCookie, value: requested, maxAge: 60 * 60 * 24 * 365 }];
  const unmarked = cookie(accountLanguageCookie) ? [{ name: accountLanguageCookie, value: "", maxAge: 0 }] : [];
  return { ...route, cookies: [...route.cookies, ...chosen, ...unmarked] };
}

/** Stores the first campaign for a later registration (rule: campaign.first-touch); not of a prefetched page. */
function firstTouch({ method, pathname, search, header, cookie }: Requested): CookieToSet[] {
  const ahead = /prefetch|prerender/.test(`${header("sec-purpose")} ${header("purpose")} ${header("x-moz")}`);
  if (method !== "GET" || ahead) return [];
  // A partner's own address counts before an older touch (rule: partner.first-touch).
  if (!partnerTagAt(pathname) && campaignKeys.some((key) => cookie(key))) return [];
  return Object.entries(campaignOfAddress(pathname, search)).map(([name, value]) => ({
    name,
    value,
    maxAge: campaignSeconds,
  }));
}

/** A posted form goes to its action, which keeps the input: a 307 would post it to the login page. */
function isRead({ method }: PageRequest): boolean {
  return method === "GET" || method === "HEAD";
}

function readSessionCookie({ cookie }: PageRequest): string | undefined {
  return cookie(sessionCookieAt(process.env.PORTAL_URL));
}

/** The middleware reads no settings: `server/start.ts` has checked these. */
function secretsOfProcess(): string[] {
  const { SESSION_SECRETS: list, SESSION_SECRET: one = "" } = process.env;
  return list ? list.split(",").map((secret) => secret.trim()) : [one];
}

async function hasSession(request: PageRequest): Promise<boolean> {
  return (await openSeal(readSessionCookie(request), secretsOfProcess())) !== null;
}

/** The requested page becomes the return path (rule: login.return-path). */
function loginFor({ pathname, query: requested }: Requested): string {
  const query = new URLSearchParams(requested);
  query.delete("language");
  return `/login?rdir=${encodeURIComponent(query.size > 0 ? `${pathname}?${query}` : pathname)}`;
}
