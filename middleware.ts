import { type NextRequest, NextResponse } from "next/server";
import { chooseLanguage, isLanguage, type Language, languageCookie } from "./lib/i18n/language";
import { openSeal, sessionCookie } from "./lib/session/seal";

/** The login-required routes of the route table (accounts §2, learning §6). Each page asks for its learner itself; this only redirects early. */
const needsLogin =
  /^\/(?:profile|usr\/UpdateInfo|settings|dashboard|my-course|my-courses\/[^/]+|course\/unenroll\/[^/]+|view\/course\/[^/]+|course\/module\/.+|survey\/course\/[^/]+)$/;

/** The registration form of a campaign on a page of its own. */
const campaignForm = /^\/(?:bihar|up|rjedu)\/enroll$/;

/** What it shows to a learner; nobody comes to that address itself. */
const learnersForm = /^(\/(?:bihar|up|rjedu)\/enroll)\/learner$/;

const unsubscribeLink = /^\/unsubscribe\/[^/]+\/[^/]+$/;

/** The language of the page, as a rewrite to `/{language}/…`, and the login-required routes. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { nextUrl } = request;
  const path = nextUrl.pathname;
  if (path.length > 1 && path.endsWith("/")) return NextResponse.redirect(new URL(`/${path.replace(/^\/+|\/+$/g, "")}${nextUrl.search}`, request.url), 308);
  if (isAnothersForm(request)) return NextResponse.redirect(nextUrl, 303);
  const form = learnersForm.exec(path)?.[1];
  if (form) return NextResponse.redirect(new URL(form + nextUrl.search, request.url), 307);
  const place = placeBefore(request) ?? campaignBefore(request);
  if (place) return withLanguage(request, NextResponse.redirect(new URL(place, request.url), 307));
  if (onlyLooks(request) && needsLogin.test(path) && !(await hasSession(request))) return withLanguage(request, toLogin(request));
  const rewritten = nextUrl.clone();
  rewritten.pathname = `/${languageOf(request)}${path === "/" ? "" : path}`;
  // Who is signed in is not asked to register: the page of a campaign's form is another one then.
  if (onlyLooks(request) && campaignForm.test(path) && (await hasSession(request))) rewritten.pathname += "/learner";
  // A page and a handler cannot share an address: what is posted to an unsubscribe link (RFC 8058) has a handler of its own.
  if (request.method === "POST" && unsubscribeLink.test(path)) rewritten.pathname += "/one-click";
  return withLanguage(request, NextResponse.rewrite(rewritten, { request: { headers: withOwnOrigin(request.headers) } }));
}

/**
 * The form of a page that says "no-referrer" is posted with `Origin: null`, which a form's action refuses. That it comes from this
 * site is what `Sec-Fetch-Site` says then, which no page can set.
 */
function withOwnOrigin(sent: Headers): Headers {
  const headers = new Headers(sent);
  const host = sent.get("x-forwarded-host") ?? sent.get("host");
  if (host && sent.get("origin") === "null" && sent.get("sec-fetch-site") === "same-origin") headers.set("origin", `https://${host}`);
  return headers;
}

/**
 * A language link of a page without JavaScript, and the language button of a form, know their path only. What else the address said, such as the question of a quiz, stands
 * in the page it was followed from. @returns the address with both; null where nothing is missing
 */
function placeBefore({ method, nextUrl, headers }: NextRequest): string | null {
  const asked = nextUrl.searchParams;
  const from = pageBefore(headers);
  if (!["GET", "POST"].includes(method) || asked.size !== 1 || !asked.has("language") || from?.pathname !== nextUrl.pathname) return null;
  const kept = from.searchParams;
  kept.delete("language");
  return kept.size > 0 ? `${nextUrl.pathname}?${kept}&${asked}` : null;
}

/** Without JavaScript the button of a campaign page leads to its form only. @returns its address with the campaign that the page's own address named; null where it named none */
function campaignBefore({ method, nextUrl, headers }: NextRequest): string | null {
  const from = pageBefore(headers);
  const named = from?.searchParams.get("utm_campaign");
  if (method !== "GET" || !named || !campaignForm.test(nextUrl.pathname) || nextUrl.searchParams.has("utm_campaign")) return null;
  if (`${from?.pathname}/enroll` !== nextUrl.pathname) return null;
  const asked = new URLSearchParams(nextUrl.searchParams);
  asked.set("utm_campaign", named.slice(0, 120));
  return `${nextUrl.pathname}?${asked}`;
}

/**
 * A page that is drawn for a posted form and finds nobody signed in leads to the login with a 307, and so posts the form there. The
 * login takes only its own.
 */
function isAnothersForm({ method, nextUrl, headers }: NextRequest): boolean {
  const from = pageBefore(headers);
  return method === "POST" && nextUrl.pathname === "/login" && from !== null && from.pathname !== "/login";
}

function pageBefore(headers: Headers): URL | null {
  const referer = headers.get("referer") ?? "";
  return URL.canParse(referer) ? new URL(referer) : null;
}

function languageOf(request: NextRequest): Language {
  return chooseLanguage(request.nextUrl.searchParams.get("language"), request.cookies.get(languageCookie)?.value);
}

/** Keeps a language that was asked for in the address. */
function withLanguage(request: NextRequest, answer: NextResponse): NextResponse {
  const asked = request.nextUrl.searchParams.get("language");
  if (isLanguage(asked) && request.cookies.get(languageCookie)?.value !== asked) {
    answer.cookies.set(languageCookie, asked, { path: "/", maxAge: 60 * 60 * 24 * 365, sameSite: "lax" });
  }
  return answer;
}

/** What a form sends goes to its action, which keeps what was typed and leads to the login itself: a 307 would post it to the login page. */
function onlyLooks({ method }: NextRequest): boolean {
  return method === "GET" || method === "HEAD";
}

async function hasSession(request: NextRequest): Promise<boolean> {
  return (await openSeal(request.cookies.get(sessionCookie)?.value, process.env.SESSION_SECRET ?? "")) !== null;
}

/** The page somebody came for is the return path (accounts §2). */
function toLogin(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl;
  const kept = new URLSearchParams(searchParams);
  kept.delete("language");
  const back = kept.size > 0 ? `${pathname}?${kept}` : pathname;
  return NextResponse.redirect(new URL(`/login?rdir=${encodeURIComponent(back)}`, request.url), 307);
}

export const config = {
  matcher: ["/((?!api(?:/|$)|_next/|images/|videos/|share/|feeds/|fonts/|\\.well-known/|favicon\\.ico|icon\\.svg|robots\\.txt|sitemap\\.xml).*)"],
};
