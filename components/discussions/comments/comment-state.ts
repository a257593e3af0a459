/** The state after posting a comment, shown on the page and with JavaScript in a toast. */
export type CommentState = {
  posted: boolean;
  message: string;
  /** The draft, when it was not posted. */
  comment: string;
  /** The login address for a guest; the draft is stored meanwhile. */
  login?: string;
  /** True when the request did not reach the portal. */
  lost?: boolean;
} | null;
