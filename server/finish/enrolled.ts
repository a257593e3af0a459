import { type Asked, cookiesToSet, isHtml, type Page, pathOf, withHeaders, withoutHeaders } from "../page.ts";

type Setup = { isEnrolled: (address: string, headers: Asked["request"]["headers"]) => Promise<boolean> };

/**
 * Marks a campaign's page for a visitor who is enrolled in its course, after everything that is stored for others was
 * made: both buttons are in the stored page, and the mark chooses one (app/globals.css). The page is this visitor's
 * alone then (threats T33).
 */
export function markEnrolled({ isEnrolled }: Setup): (page: Page, asked: Asked) => Promise<Page> {
  return async (page, { asksEnrolled, request, url }) => {
    if (!asksEnrolled || page.status !== 200 || !isHtml(page) || !Buffer.isBuffer(page.body)) return page;
    if (!(await isEnrolled(pathOf(url), request.headers))) return page;
    const html = page.body.toString().replace(/<html(?=[ >])/, '<html data-enrolled=""');
    // With the tag of the page without the mark, a browser would be told later that it has that page.
    return withHeaders(
      { ...withoutHeaders(page, "etag", "x-portal-page"), body: Buffer.from(html) },
      { "cache-control": "private, no-store", "set-cookie": cookiesToSet(page) },
    );
  };
}
