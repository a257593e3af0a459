import { stringifySetCookie } from "cookie";
import { carriedHtml } from "../../components/layout/visitor/carried-before-paint.ts";
import { carriedCookie } from "../../components/layout/visitor/carried-cookie.ts";
import { escapeHtml } from "../../lib/platform/content/text/escape-html.ts";
import { portal } from "../../lib/platform/portal.ts";
import { type Asked, forOneVisitor, htmlOf, type Page, pathOf } from "../page.ts";

/**
 * Marks a campaign's page for a visitor who is enrolled in its course, after everything that is stored for others was
 * made: both buttons are in the stored page, and the mark chooses one (app/globals.css). The page is this visitor's
 * alone then (threats T33).
 */
export async function markEnrolled(page: Page, { asksEnrolled, request, url }: Asked): Promise<Page> {
  const html = asksEnrolled && page.status === 200 ? htmlOf(page) : null;
  if (html === null || !(await portal.inside?.isEnrolled(pathOf(url), request.headers))) return page;
  return forOneVisitor(page, html.replace(/<html(?=[ >])/, '<html data-enrolled=""'));
}

const emptyPlace = /<div data-carried-message=""[^>]*>(?=<\/div>)/;
const deletion = stringifySetCookie({ name: carriedCookie, value: "", path: "/", maxAge: 0, sameSite: "lax" });

/**
 * Puts the message of the page before into the page, after everything that is stored for others was made: also a
 * browser without JavaScript shows it, on a stored page too. The page is this visitor's alone then, and the next one
 * does not show the message again.
 */
export function showCarried(page: Page, { carried }: Pick<Asked, "carried">): Page {
  const html = carried ? htmlOf(page) : null;
  if (!carried || html === null || !emptyPlace.test(html)) return page;
  const message = carriedHtml(carried.kind, carried.message.split("\n").map(escapeHtml));
  return forOneVisitor(
    page,
    html.replace(emptyPlace, (place) => `${place}${message}`),
    deletion,
  );
}
