import { type NextRequest, NextResponse } from "next/server";
import { loginPathFrom } from "./lib/api/http/return-path";
import { pageAddressHeader } from "./lib/api/pages/page-address";
import { loginRoutes, matcherOf, sharedRoutes } from "./lib/contract/routes";
import { campaignKeys, campaignSeconds, touchOf } from "./lib/contract/rules/campaign-marks";
import { anyCampaignPage } from "./lib/contract/rules/campaign-pages";
import { chooseLanguage, isLanguage, type Language, languageCookie } from "./lib/platform/i18n/language";
import { openSeal, sessionCookieAt } from "./lib/platform/session/seal";

/** The login-required routes of the route table (rule: login.required-routes). Each page asks for its learner itself; this only redirects early. */
const needsLogin = matcherOf(loginRoutes);

/** Rendered per request, and the same for everybody. */
const isShared = matcherOf(sharedRoutes);

/** The registration form of a campaign on a page of its own. */
const campaignForm = new RegExp(`^/(?:${anyCampaignPage})/enroll$`);

/** The page that a learner gets in its place; the address itself redirects to the form. */
const learnersForm = new RegExp(`^(/(?:${anyCampaignPage})/enroll)/learner$`);

const unsubscribeLink = /^\/unsubscribe\/[^/]+\/[^/]+$/;

/** Runs before every page, whether it is rendered for the request or prerendered. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  return withFirstTouch(request, await answerTo(request));
}

/** The language of the page, as a rewrite to `/{language}/…`, and the login-required routes. */
async function answerTo(request: NextRequest): Promise<NextResponse> {
  const { nextUrl } = request;
  const path = nextUrl.pathname;
  if (path.length > 1 && path.endsWith("/")) return redirectTo(request, `${path.replace(/\/+$/, "")}${nextUrl.search}`, 308);
  if (isFormOfAnotherPage(request)) return NextResponse.redirect(nextUrl, 303);
  const form = learnersForm.exec(path)?.[1];
  if (form) return redirectTo(request, form + nextUrl.search, 307);
  const address = addressWithLanguage(request) ?? loginWithReturnPath(request) ?? forumPageAddress(request);
  if (address) return withLanguage(request, redirectTo(request, address, 307));
  if (isRead(request) && needsLogin.test(path) && !(await hasSession(request))) return withLanguage(request, redirectToLogin(request));
  const rewritten = nextUrl.clone();
  rewritten.pathname = `/${languageOf(request)}${path === "/" ? "" : path}`;
  // A signed-in visitor gets another page in place of a campaign's registration form.
  if (isRead(request) && campaignForm.test(path) && (await hasSession(request))) rewritten.pathname += "/learner";
  // A page and a route handler cannot share an address, so a POST to an unsubscribe link (RFC 8058) goes to a handler of its own.
  if (request.method === "POST" && unsubscribeLink.test(path)) rewritten.pathname += "/one-click";
  const headers = withOwnOrigin(request.headers);
  if (isRead(request) && isShared.test(path)) hideVisitor(headers);
  else headers.set(pageAddressHeader, path + nextUrl.search);
  return withLanguage(request, NextResponse.rewrite(rewritten, { request: { headers } }));
}

/** The response is stored and sent to everybody, so neither the page nor its layout may learn whose request it is rendered for. */
function hideVisitor(headers: Headers): void {
  for (const name of ["cookie", "authorization", "x-forwarded-for", "accept-language", pageAddressHeader]) headers.delete(name);
  // Next puts title and description into the head for a client that names itself (`htmlLimitedBots`).
  headers.set("user-agent", "portal");
}

/** Redirects to a path of this site. Two slashes in front would be another host, and Next makes its redirects relative (threats T8). */
function redirectTo(request: NextRequest, path: string, status: 307 | 308): NextResponse {
  return NextResponse.redirect(new URL(path.replace(/^\/*/, "/"), request.url), status);
}

/**
 * A form of a page with the policy "no-referrer" is posted with `Origin: null`, which a server action rejects. `Sec-Fetch-Site`, which no
 * page can set, then shows that it comes from this site.
 */
function withOwnOrigin(sent: Headers): Headers {
  const headers = new Headers(sent);
  const host = hostOf(sent);
  if (host && sent.get("origin") === "null" && sent.get("sec-fetch-site") === "same-origin") headers.set("origin", `https://${host}`);
  return headers;
}

function hostOf(headers: Headers): string | null {
  // scripts/serve.mjs sets the first one, from PORTAL_URL.
  return headers.get("x-forwarded-host") ?? headers.get("host");
}

/**
 * A language link of a page without JavaScript, and the language button of a form, know only their path. The rest of the address, such as the
 * question of a quiz, is taken from the referring page. @returns the address with both; null where nothing is missing
 */
function addressWithLanguage({ method, nextUrl, headers }: NextRequest): string | null {
  const asked = nextUrl.searchParams;
  const from = referringPage(headers);
  if (!["GET", "POST"].includes(method) || asked.size !== 1 || !asked.has("language") || from?.pathname !== nextUrl.pathname) return null;
  const query = from.searchParams;
  query.delete("language");
  return query.size > 0 ? `${nextUrl.pathname}?${query}&${asked}` : null;
}

/** The *Login* link of the header names no page: without JavaScript the referring page is the return path. @returns null where there is nothing to add */
function loginWithReturnPath({ method, nextUrl, headers }: NextRequest): string | null {
  if (method !== "GET" || nextUrl.pathname !== "/login" || nextUrl.searchParams.get("rdir") !== "") return null;
  const from = referringPage(headers);
  const named = from?.host === hostOf(headers) ? loginPathFrom(from) : "/login";
  return named === "/login" ? null : named;
}

/** The documented `/discussions?page=2` (rule: login.return-path): the page of that number has an address of its own. @returns it; null where no page is requested */
function forumPageAddress({ nextUrl, method }: NextRequest): string | null {
  const page = nextUrl.searchParams.get("page");
  if (method === "POST" || nextUrl.pathname !== "/discussions" || !page) return null;
  const others = new URLSearchParams(nextUrl.searchParams);
  others.delete("page");
  return `/discussions${page === "1" ? "" : `/p/${encodeURIComponent(page.slice(0, 20))}`}${others.size > 0 ? `?${others}` : ""}`;
}

/**
 * A page that is rendered for a posted form without a session redirects to the login with a 307, which posts the form there. The login
 * accepts only its own forms.
 */
function isFormOfAnotherPage({ method, nextUrl, headers }: NextRequest): boolean {
  const from = referringPage(headers);
  return method === "POST" && nextUrl.pathname === "/login" && from !== null && from.pathname !== "/login";
}

function referringPage(headers: Headers): URL | null {
  const referer = headers.get("referer") ?? "";
  return URL.canParse(referer) ? new URL(referer) : null;
}

function languageOf(request: NextRequest): Language {
  return chooseLanguage(request.nextUrl.searchParams.get("language"), request.cookies.get(languageCookie)?.value);
}

/** Stores a language that the address asks for in the cookie. */
function withLanguage(request: NextRequest, answer: NextResponse): NextResponse {
  const asked = request.nextUrl.searchParams.get("language");
  if (isLanguage(asked) && request.cookies.get(languageCookie)?.value !== asked) {
    answer.cookies.set(languageCookie, asked, { path: "/", maxAge: 60 * 60 * 24 * 365, sameSite: "lax" });
  }
  return answer;
}

/**
 * Stores which campaign first brought this visitor, for a registration without JavaScript and for every page between (docs/decisions/0030).
 * A prefetched page does not count as visited.
 */
function withFirstTouch({ method, nextUrl, headers, cookies }: NextRequest, answer: NextResponse): NextResponse {
  const ahead = /prefetch|prerender/.test(`${headers.get("sec-purpose")} ${headers.get("purpose")} ${headers.get("x-moz")}`);
  if (method !== "GET" || ahead || campaignKeys.some((key) => cookies.get(key)?.value)) return answer;
  for (const [key, mark] of Object.entries(touchOf(nextUrl.pathname, nextUrl.search)))
    answer.cookies.set(key, mark, { path: "/", maxAge: campaignSeconds, sameSite: "lax" });
  return answer;
}

/** A posted form goes to its action, which preserves the input and redirects to the login itself: a 307 would post the form to the login page. */
function isRead({ method }: NextRequest): boolean {
  return method === "GET" || method === "HEAD";
}

async function hasSession(request: NextRequest): Promise<boolean> {
  return (await openSeal(request.cookies.get(sessionCookieAt(process.env.PORTAL_URL))?.value, process.env.SESSION_SECRET ?? "")) !== null;
}

/** The requested page becomes the return path (rule: login.return-path). */
function redirectToLogin(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl;
  const query = new URLSearchParams(searchParams);
  query.delete("language");
  const back = query.size > 0 ? `${pathname}?${query}` : pathname;
  return redirectTo(request, `/login?rdir=${encodeURIComponent(back)}`, 307);
}

export const config = {
  matcher: ["/((?!api(?:/|$)|_next/|images/|videos/|share/|feeds/|fonts/|\\.well-known/|favicon\\.ico|icon\\.svg|robots\\.txt|sitemap\\.xml).*)"],
};
