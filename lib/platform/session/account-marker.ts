import { createHmac } from "node:crypto";

/**
 * Identifies the account a page was rendered for, without naming it: pages, browser calls and forms carry it (docs/decisions/0037).
 * The same for every session of an account, so that logging in again does not make one's own open page foreign.
 */
export function accountMarker(accountId: string, secret: string): string {
  return createHmac("sha256", secret).update(`page-account:${accountId}`).digest("base64url").slice(0, 16);
}

/** For a cookie that was sealed before markers existed: it differs at least from the marker of every other session. */
export function sessionMarker(token: string, secret: string): string {
  return createHmac("sha256", secret).update(`page-session:${token}`).digest("base64url").slice(0, 16);
}
