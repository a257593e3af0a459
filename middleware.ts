import { type NextRequest, NextResponse } from "next/server";
import { requestHost, routePage } from "./lib/api/http/page-route";
import { headersOfVisitor, pageAddressHeader, publicFrameHeader } from "./lib/api/pages/page-address";
import { publicRoutes, routeMatcher, sharedRoutes } from "./lib/contract/routes";
import { anyLanguage } from "./lib/platform/i18n/language";

/** The same for everybody. */
const isShared = routeMatcher(sharedRoutes);
const isPublic = routeMatcher(publicRoutes);

/**
 * A page in its language, which the server asks for to store it or to fill it in (server/next/requests.ts). No
 * visitor's address begins so (server/clean).
 */
const inLanguage = new RegExp(`^/${anyLanguage}(?:/|$)`);

/** Routes what Next renders: the language of the page, and the login. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { nextUrl, method } = request;
  const { pathname, search } = nextUrl;
  if (inLanguage.test(pathname)) return NextResponse.next();
  const route = await routePage({
    method,
    pathname,
    search,
    header: (name) => request.headers.get(name),
    cookie: (name) => request.cookies.get(name)?.value,
  });
  const answer =
    route.kind === "redirect"
      ? NextResponse.redirect(new URL(route.to, request.url), route.status)
      : rewrite(request, route.path);
  for (const { name, value, maxAge } of route.cookies)
    answer.cookies.set(name, value, { path: "/", maxAge, sameSite: "lax" });
  return answer;
}

function rewrite({ nextUrl, method, headers: sent }: NextRequest, path: string): NextResponse {
  const rewritten = nextUrl.clone();
  rewritten.pathname = path;
  const headers = withOwnOrigin(sent);
  const isRead = method === "GET" || method === "HEAD";
  if (isRead && isShared.test(nextUrl.pathname))
    // While developing: the built portal renders such a page from a request of its own (server/next/requests.ts).
    for (const name of [...headersOfVisitor, pageAddressHeader]) headers.delete(name);
  else headers.set(pageAddressHeader, nextUrl.pathname + nextUrl.search);
  if (!isRead && isPublic.test(nextUrl.pathname)) headers.set(publicFrameHeader, "1");
  else headers.delete(publicFrameHeader);
  return NextResponse.rewrite(rewritten, { request: { headers } });
}

/**
 * A form of a page with the policy "no-referrer" is posted with `Origin: null`, which a server action rejects.
 * `Sec-Fetch-Site`, which no page can set, then shows that it comes from this site.
 */
function withOwnOrigin(sent: Headers): Headers {
  const headers = new Headers(sent);
  const host = requestHost({ header: (name) => sent.get(name) });
  if (host && sent.get("origin") === "null" && sent.get("sec-fetch-site") === "same-origin")
    headers.set("origin", `https://${host}`);
  return headers;
}

export const config = {
  matcher: [
    "/((?!api(?:/|$)|_next/|scripts/|images/|videos/|share/|feeds/|fonts/|manifests/|offline/|\\.well-known/|favicon\\.ico|icon\\.svg|robots\\.txt|sitemap\\.xml).*)",
  ],
};
