import { createHmac } from "node:crypto";

/**
 * Identifies the account a page was rendered for, without naming it: pages, browser calls and forms contain it
 * (docs/decisions/0037). The same for every session of an account, so that pages stay valid after the same learner logs
 * in again.
 */
export function accountMarker(accountId: string, secret: string): string {
  return createHmac("sha256", secret).update(`page-account:${accountId}`).digest("base64url").slice(0, 16);
}

/** The marker for a cookie that was sealed before markers existed: different from the marker of every other session. */
export function sessionMarker(token: string, secret: string): string {
  return createHmac("sha256", secret).update(`page-session:${token}`).digest("base64url").slice(0, 16);
}

/**
 * The name under which an account's comments are published in `userid`: the same for all of its comments, and not the
 * id of the account, so that a public page cannot be joined with anything else that knows ids
 * (rule: comments.author-alias).
 */
export function authorAlias(accountId: string, secret: string): string {
  return createHmac("sha256", secret).update(`comment-author:${accountId}`).digest("base64url").slice(0, 22);
}
