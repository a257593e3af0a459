import { randomUUID } from "node:crypto";
import { CallError } from "../../platform/call-error";
import { type Database, overwriteDeleted, write } from "../../platform/db";
import { deleteFilesOfDeletedMails, queueMail } from "../../platform/mail";
import type { Learner } from "../../platform/session";
import { recordStaffAction } from "../../platform/staff";
import { type Account, holdPassword, provePassword, readAccount, updateAccount } from "../accounts";
import type { CallContext } from "../call";
import { hasSecondFactor, isOnlyOne, lockAdministrators, withFreshCode } from "../desk";
import { wrongCurrentPassword } from "./current-password";
import { eraseHeldData } from "./held-data";

/**
 * Deletes all personal data in one transaction (see `heldData`, rule: settings.delete) and queues one last mail to the
 * old address. Staff with a second factor enter a code too, and the last administrator stays (threats T35). @throws
 * CallError for a wrong password or code, CONFLICT
 */
export async function eraseAccount(
  context: CallContext,
  learner: Learner,
  { password, code }: { password: string; code?: string },
): Promise<void> {
  const account = await provePassword(context, learner.username, password, wrongCurrentPassword);
  const needsCode = learner.role !== "learner" && (await hasSecondFactor(context.db, learner.accountId));
  if (!needsCode) await write(context.db, (db) => eraseIn(db, context, learner, account));
  else if (!code) throw new CallError("BAD_REQUEST", "deletionNeedsCode");
  else
    await withFreshCode(context, learner, code, (db, provenBy) => eraseIn(db, context, learner, account, { provenBy }));
  await forgetDeleted(context.db, context.settings.dataDir);
}

async function eraseIn(
  db: Database,
  { now }: CallContext,
  learner: Learner,
  account: Account,
  proof: { provenBy?: string } = {},
): Promise<void> {
  const { accountId, username, firstName, language } = learner;
  const administrators = await lockAdministrators(db);
  // Locks the row: of two concurrent requests the second finds no account.
  if (!(await updateAccount(db, accountId, { updated_at: now.toISOString() })))
    throw new CallError("UNAUTHORIZED", "unauthorized");
  await holdPassword(db, account, wrongCurrentPassword);
  if (isOnlyOne(administrators, accountId)) throw new CallError("CONFLICT", "lastAdministrator");
  const { role } = await readAccount(db, accountId);
  if (role !== "learner")
    await recordStaffAction(
      db,
      { staffId: accountId, action: "ownAccountDeleted", subject: accountId, details: { role, ...proof } },
      now,
    );
  await eraseHeldData(db, { accountId, username }, now);
  await db
    .insertInto("audit_events")
    .values({ id: randomUUID(), account_id: null, kind: "accountDeleted", happened_at: now.toISOString() })
    .execute();
  await queueMail(
    db,
    { kind: "accountDeleted", values: { firstName } },
    { accountId: null, address: username, language },
    now,
  );
}

/**
 * After rows of people were deleted: their mails in files go too, and what the database still holds of them is
 * overwritten (rule: settings.delete). An error does not undo the deletion; it is tried again every day.
 */
export async function forgetDeleted(db: Database, dataDir: string): Promise<void> {
  for (const work of [() => deleteFilesOfDeletedMails(db, dataDir), () => overwriteDeleted(db)])
    await work().catch((error: unknown) => console.error("Deleted data is still on the disk:", error));
}
