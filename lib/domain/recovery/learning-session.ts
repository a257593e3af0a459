import { write } from "../../platform/db";
import { closeSession, openSession } from "../../platform/session";
import { type Account, readAccount, useMailToken } from "../accounts";
import type { CallContext } from "../call";

/**
 * Opens the session of a mailed link, which is limited to learning (threats T13). A caller with a full session of the same account keeps full rights
 * under a new token (threats T14). @throws CallError for an invalid link
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
