// The cookies by which a browser tells a page what was done in it. Scripts set them.

/** The bar about the e-mail address was postponed. */
export const emailLaterCookie = "email_later";
/** Which parts of a wall were seen in colour (components/learning/wall/seen-wall.ts); for the pages under `/view`. */
export const seenWallCookie = "wall";
export const shownCookies = [emailLaterCookie, seenWallCookie];
