import { CallError } from "../../platform/call-error";
import { type Database, overwriteDeleted, write } from "../../platform/db";
import { type Language, languageOrDefault } from "../../platform/i18n/language";
import { deleteFilesOfDeletedMails, queueMail } from "../../platform/mail";
import type { Learner } from "../../platform/session";
import { recordStaffAction } from "../../platform/staff";
import { type Account, holdPassword, noteEvent, provePassword, readAccount, updateAccount } from "../accounts";
import type { CallContext } from "../call";
import { hasSecondFactor, isOnlyOne, lockAdministrators, withFreshCode } from "../desk";
import { closeAccount } from "./closing/close-account";
import { wrongCurrentPassword } from "./current-password";
import { eraseHeldData } from "./held-data";

/**
 * Deletes the own account in one transaction: at once, or with some days in which it is closed and can be kept
 * (rule: settings.delete). Staff with a second factor enter a code too, and the last administrator stays (threats T35).
 * @returns until when a closed account can be kept; null for one that is gone. @throws CallError for a wrong password or
 * code, CONFLICT
 */
export async function eraseAccount(
  context: CallContext,
  learner: Learner,
  { password, code, grace = false }: { password: string; code?: string; grace?: boolean },
): Promise<string | null> {
  const account = await provePassword(context, learner.username, password, wrongCurrentPassword);
  const needsCode = learner.role !== "learner" && (await hasSecondFactor(context.db, learner.accountId));
  if (needsCode && !code) throw new CallError("BAD_REQUEST", "deletionNeedsCode");
  const erase = async (db: Database, proof: { provenBy?: string } = {}) => {
    const own = await holdOwn(db, context, account, proof);
    if (grace) return closeAccount(db, context, own);
    await eraseForGood(db, own, context.now);
    return null;
  };
  const until = needsCode
    ? await withFreshCode(context, learner, code ?? "", (db, provenBy) => erase(db, { provenBy }))
    : await write(context.db, (db) => erase(db));
  await forgetDeleted(context.db, context.settings.dataDir);
  return until;
}

/** Locks the account that is about to go. @throws CallError when it is gone, has another password or must stay */
async function holdOwn(db: Database, { now }: CallContext, proven: Account, proof: { provenBy?: string }) {
  const administrators = await lockAdministrators(db);
  // Locks the row: of two concurrent requests the second finds no account.
  if (!(await updateAccount(db, proven.id, { updated_at: now.toISOString() })))
    throw new CallError("UNAUTHORIZED", "unauthorized");
  await holdPassword(db, proven, wrongCurrentPassword);
  if (isOnlyOne(administrators, proven.id)) throw new CallError("CONFLICT", "lastAdministrator");
  const own = await readAccount(db, proven.id);
  if (own.role !== "learner")
    await recordStaffAction({ db, now }, { accountId: own.id }, "ownAccountDeleted", own.id, {
      role: own.role,
      ...proof,
    });
  return own;
}

/** Deletes all personal data (see `heldData`) and queues one last mail to the old address. */
export async function eraseForGood(db: Database, account: Account, now: Date): Promise<void> {
  const { id: accountId, username, first_name: firstName } = account;
  const language: Language = languageOrDefault(account.language_preference);
  await eraseHeldData(db, { accountId, username }, now);
  await noteEvent(db, "accountDeleted", now);
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
