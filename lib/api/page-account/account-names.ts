/** The browser's API client sends in it which account its page was rendered for; the answer to a sign-in names the new one in it. */
export const accountHeader = "x-portal-account";
/** The same as a form's hidden field. */
export const accountField = "pageAccount";
/** The page that explains that another account is signed in now than the one the page was rendered for. */
export const otherAccountPage = "/other-account";
