import type { Database } from "../../platform/db";
import { endMailTokens } from "./mail-tokens";
import { endWaitingEmail } from "./waiting-email";

/** The links that open the account, or that the earlier password led to. */
export const linksOfPassword = ["resetPassword", "resumeLearning", "closedAccount"] as const;

/**
 * Ends what a new password ends (threats T11): the links that open the account, and a change of the email, which
 * somebody who knew the earlier password may have asked for.
 */
export async function endWaysOfPassword(db: Database, accountId: string): Promise<void> {
  await endMailTokens(db, accountId, ...linksOfPassword);
  await endWaitingEmail(db, accountId);
}
