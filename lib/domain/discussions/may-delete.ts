import type { Learner } from "../../platform/session";

/** Who may take a comment away: its author, and a coordinator (threats T21). */
export function mayDelete(learner: Learner, comment: { account_id: string }): boolean {
  return learner.isCoordinator || comment.account_id === learner.accountId;
}
