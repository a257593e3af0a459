import { type NextRequest, NextResponse } from "next/server";
import { chooseLanguage, isLanguage, type Language, languageCookie } from "./lib/i18n/language";
import { openSeal, sessionCookie } from "./lib/session/seal";

/** The login-required routes of the route table (accounts §2, learning §6). Each page asks for its learner itself; this only redirects early. */
const needsLogin =
  /^\/(?:profile|usr\/UpdateInfo|settings|dashboard|my-course|my-courses\/[^/]+|course\/unenroll\/[^/]+|view\/course\/[^/]+|course\/module\/.+|survey\/course\/[^/]+)$/;

const unsubscribeLink = /^\/unsubscribe\/[^/]+\/[^/]+$/;

/** The language of the page, as a rewrite to `/{language}/…`, and the login-required routes. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { nextUrl } = request;
  const path = nextUrl.pathname;
  if (path.length > 1 && path.endsWith("/")) return NextResponse.redirect(new URL(`/${path.replace(/^\/+|\/+$/g, "")}${nextUrl.search}`, request.url), 308);
  const place = placeBefore(request);
  if (place) return withLanguage(request, NextResponse.redirect(new URL(place, request.url), 307));
  if (needsLogin.test(path) && !(await hasSession(request))) return withLanguage(request, toLogin(request));
  const rewritten = nextUrl.clone();
  rewritten.pathname = `/${languageOf(request)}${path === "/" ? "" : path}`;
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
 * A language link of a page without JavaScript knows its path only. What else the address said, such as the question of a quiz, stands
 * in the page it was followed from. @returns the address with both; null where nothing is missing
 */
function placeBefore({ method, nextUrl, headers }: NextRequest): string | null {
  const asked = nextUrl.searchParams;
  const from = URL.canParse(headers.get("referer") ?? "") ? new URL(headers.get("referer") ?? "") : null;
  if (method !== "GET" || asked.size !== 1 || !asked.has("language") || from?.pathname !== nextUrl.pathname) return null;
  const kept = from.searchParams;
  kept.delete("language");
  return kept.size > 0 ? `${nextUrl.pathname}?${kept}&${asked}` : null;
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
