import { type NextRequest, NextResponse } from "next/server";
import { chooseLanguage, isLanguage, type Language, languageCookie } from "./lib/i18n/language";
import { openSeal, sessionCookie } from "./lib/session/seal";

/** The login-required routes of the route table (accounts §2, learning §6). Each page asks for its learner itself; this only redirects early. */
const needsLogin =
  /^\/(?:profile|usr\/UpdateInfo|settings|dashboard|my-course|my-courses\/[^/]+|course\/unenroll\/[^/]+|view\/course\/[^/]+|course\/module\/.+|survey\/course\/[^/]+)$/;

/** The language of the page, as a rewrite to `/{language}/…`, and the login-required routes. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { nextUrl } = request;
  const path = nextUrl.pathname;
  if (path.length > 1 && path.endsWith("/")) return NextResponse.redirect(new URL(`/${path.replace(/^\/+|\/+$/g, "")}${nextUrl.search}`, request.url), 308);
  if (needsLogin.test(path) && !(await hasSession(request))) return withLanguage(request, toLogin(request));
  const rewritten = nextUrl.clone();
  rewritten.pathname = `/${languageOf(request)}${path === "/" ? "" : path}`;
  return withLanguage(request, NextResponse.rewrite(rewritten));
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
  matcher: ["/((?!api(?:/|$)|_next/|images/|fonts/|\\.well-known/|favicon\\.ico|icon\\.svg|robots\\.txt|sitemap\\.xml).*)"],
};
