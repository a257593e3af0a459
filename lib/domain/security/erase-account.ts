import { randomUUID } from "node:crypto";
import { CallError } from "../../platform/call-error";
import { write } from "../../platform/db";
import { queueMail } from "../../platform/mail";
import type { Learner } from "../../platform/session";
import { provePassword, updateAccount } from "../accounts";
import type { CallContext } from "../call";
import { wrongCurrentPassword } from "./current-password";
import { eraseHeldData } from "./held-data";

/** Everything personal goes in one transaction (see `heldData`); one last mail tells the old address. @throws CallError */
export async function eraseAccount(context: CallContext, learner: Learner, password: string): Promise<void> {
  const { now } = context;
  const { username, firstName, language } = learner;
  const account = await provePassword(context, username, password, wrongCurrentPassword);
  await write(context.db, async (db) => {
    // Locks the row: asked twice at once, the second finds the account gone.
    if (!(await updateAccount(db, account.id, { updated_at: now.toISOString() }))) throw new CallError("UNAUTHORIZED", "unauthorized");
    await eraseHeldData(db, { accountId: account.id, username }, now);
    await db.insertInto("audit_events").values({ id: randomUUID(), account_id: null, kind: "accountDeleted", happened_at: now.toISOString() }).execute();
    await queueMail(db, { kind: "accountDeleted", values: { firstName } }, { accountId: null, address: username, language }, now);
  });
}
