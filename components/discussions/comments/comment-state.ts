/** What posting a comment answers: said on the page, and where JavaScript runs in a toast. */
export type CommentState = {
  posted: boolean;
  message: string;
  /** What was typed, where it is not posted. */
  comment: string;
  /** Where somebody who is not signed in goes first; what was typed waits. */
  login?: string;
  /** It did not reach the portal. */
  lost?: boolean;
} | null;
