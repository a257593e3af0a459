/** The header that names the page's account, and in the response to a sign-in the new account. */
export const accountHeader = "x-portal-account";
/** The hidden field of a form with the same value. */
export const accountField = "pageAccount";
/** Names what a form sends, so that it is stored once (`Idempotency-Key`). No survey's question has capitals. */
export const sentKeyField = "sentKey";
/** The page that explains that another account has signed in since the page was rendered. */
export const otherAccountPage = "/other-account";
