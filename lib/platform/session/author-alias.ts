import { createHmac } from "node:crypto";

/**
 * The name under which an account's comments are published in `userid`: the same for all of its comments, and not the
 * id of the account, so that a public page cannot be joined with anything else that knows ids
 * (rule: comments.author-alias).
 */
export function authorAlias(accountId: string, secret: string): string {
  return createHmac("sha256", secret).update(`comment-author:${accountId}`).digest("base64url").slice(0, 22);
}
