import { randomUUID } from "node:crypto";
import { CallError } from "../../platform/call-error";
import { write } from "../../platform/db";
import { queueMail } from "../../platform/mail";
import { closeOtherSessions, type Learner } from "../../platform/session";
import { hashPassword, rememberDevice, updateAccount } from "../accounts";
import type { CallContext } from "../call";

/** Stores a new password, ends every other session (threats T14), invalidates reset links and queues a mail about it, in one transaction. */
export async function storeNewPassword(context: CallContext, learner: Learner, password: string): Promise<void> {
  const hash = await hashPassword(password);
  const time = context.now.toISOString();
  await write(context.db, async (db) => {
    if (!(await updateAccount(db, learner.accountId, { password_hash: hash, updated_at: time }))) throw new CallError("UNAUTHORIZED", "unauthorized");
    await closeOtherSessions(db, learner);
    await db.deleteFrom("mail_tokens").where("account_id", "=", learner.accountId).where("purpose", "in", ["resetPassword", "resumeLearning"]).execute();
    await db.insertInto("audit_events").values({ id: randomUUID(), account_id: learner.accountId, kind: "passwordChanged", happened_at: time }).execute();
    const to = { accountId: learner.accountId, address: learner.username, language: learner.language };
    await queueMail(db, { kind: "passwordChanged", values: { firstName: learner.firstName } }, to, context.now);
  });
  await rememberDevice(context, { id: learner.accountId, password_hash: hash });
}
