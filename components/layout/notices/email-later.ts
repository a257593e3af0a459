/**
 * Whether the banner about the e-mail address was postponed. A cookie, so that the server renders the page without the
 * banner.
 */
export const emailLaterCookie = "email_later";
const weekSeconds = 60 * 60 * 24 * 7;

export function putEmailOff(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that teachers use
  document.cookie = `${emailLaterCookie}=1; path=/; max-age=${weekSeconds}; samesite=lax`;
}
