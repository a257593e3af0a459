/**
 * The header in which the browser's API client names the account that its page was rendered for, and the response to a
 * sign-in the new account.
 */
export const accountHeader = "x-portal-account";
/** The hidden field of a form with the same value. */
export const accountField = "pageAccount";
/**
 * The field in which a form with JavaScript names what it sends, so that it is stored once (`Idempotency-Key`). No
 * question of a survey has a capital letter in its name.
 */
export const sentKeyField = "sentKey";
/** The page that explains that another account has signed in since the page was rendered. */
export const otherAccountPage = "/other-account";
