import { randomUUID } from "node:crypto";
import { CallError } from "../../platform/call-error";
import { write } from "../../platform/db";
import { queueMail } from "../../platform/mail";
import type { Learner } from "../../platform/session";
import { provePassword, updateAccount } from "../accounts";
import type { CallContext } from "../call";
import { wrongCurrentPassword } from "./current-password";
import { eraseHeldData } from "./held-data";

/**
 * Deletes all personal data in one transaction (see `heldData`, rule: settings.delete) and queues one last mail to the old address. @throws CallError
 * for a wrong password
 */
export async function eraseAccount(context: CallContext, learner: Learner, password: string): Promise<void> {
  const { now } = context;
  const { username, firstName, language } = learner;
  const account = await provePassword(context, username, password, wrongCurrentPassword);
  await write(context.db, async (db) => {
    // Locks the row: of two concurrent requests the second finds no account.
    if (!(await updateAccount(db, account.id, { updated_at: now.toISOString() }))) throw new CallError("UNAUTHORIZED", "unauthorized");
    await eraseHeldData(db, { accountId: account.id, username }, now);
    await db.insertInto("audit_events").values({ id: randomUUID(), account_id: null, kind: "accountDeleted", happened_at: now.toISOString() }).execute();
    await queueMail(db, { kind: "accountDeleted", values: { firstName } }, { accountId: null, address: username, language }, now);
  });
}
