// The visitor's choice to see no pictures, as the server reads and writes it. The cookie holds all accessibility
// settings, which the browser reads (components/layout/accessibility/look.ts). Plain Node reads this file too (server).

export const lookCookie = "accessibility";
export const noPictures = "nopictures";

const readTokens = (cookie: string) => (/^[a-z.]{1,200}$/.test(cookie) ? cookie.split(".").filter(Boolean) : []);

/** Whether the cookie of the settings says that pictures are off. */
export function hidesPictures(cookie: string | undefined): boolean {
  return cookie !== undefined && readTokens(cookie).includes(noPictures);
}

/** The cookie with pictures off or on, and every other setting as it was. */
export function withPictures(cookie: string, shown: boolean): string {
  const others = readTokens(cookie).filter((token) => token !== noPictures);
  return [...others, ...(shown ? [] : [noPictures])].join(".");
}

/** Marks of the portal and of its partners, and signatures, which belong to documents: they stay. */
export const keptPictures = ["/images/brand/", "/images/partners/", "/images/signatures/"];

// The cookies by which a browser tells a page what was done in it. Scripts set them.

/** The bar about the e-mail address was postponed. */
export const emailLaterCookie = "email_later";
/** Which parts of a wall were seen in colour (components/learning/wall/wall-of-course.ts); for the pages under `/view`. */
export const seenWallCookie = "wall";
export const shownCookies = [emailLaterCookie, seenWallCookie];
