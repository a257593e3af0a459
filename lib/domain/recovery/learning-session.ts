import { write } from "../../platform/db";
import { closeSession, openSession } from "../../platform/session";
import { type Account, readAccount, useMailToken } from "../accounts";
import type { CallContext } from "../call";

/**
 * Opens the session of a mailed link: for learning only (threats T13). Who has a full session of the same account already keeps
 * that much, under a new token (threats T14).
 */
export function openLearningSession(context: CallContext, token: string): Promise<{ account: Account; session: string }> {
  return write(context.db, async (db) => {
    const accountId = await useMailToken(db, { token, purpose: "resumeLearning" }, context.now);
    const account = await readAccount(db, accountId);
    const own = context.learner?.accountId === accountId ? context.learner : null;
    if (own) await closeSession(db, own);
    const session = await openSession(db, accountId, context.userAgent, context.now, own?.scope ?? "learning");
    return { account, session };
  });
}
