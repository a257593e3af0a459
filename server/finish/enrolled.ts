import { type Asked, forOneVisitor, htmlOf, type Page, pathOf } from "../page.ts";

type Setup = { isEnrolled: (address: string, headers: Asked["request"]["headers"]) => Promise<boolean> };

/**
 * Marks a campaign's page for a visitor who is enrolled in its course, after everything that is stored for others was
 * made: both buttons are in the stored page, and the mark chooses one (app/globals.css). The page is this visitor's
 * alone then (threats T33).
 */
export function markEnrolled({ isEnrolled }: Setup): (page: Page, asked: Asked) => Promise<Page> {
  return async (page, { asksEnrolled, request, url }) => {
    const html = asksEnrolled && page.status === 200 ? htmlOf(page) : null;
    if (html === null || !(await isEnrolled(pathOf(url), request.headers))) return page;
    return forOneVisitor(page, html.replace(/<html(?=[ >])/, '<html data-enrolled=""'));
  };
}
