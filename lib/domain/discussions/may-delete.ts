import type { Learner } from "../../platform/session";

/** Whether the learner may delete the comment: its author and coordinators may (threats T21). */
export function mayDelete(learner: Learner, comment: { account_id: string }): boolean {
  return learner.isCoordinator || comment.account_id === learner.accountId;
}
