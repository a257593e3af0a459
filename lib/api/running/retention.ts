import { deleteExpired } from "../../domain/privacy";
import { deleteOldSentCalls } from "../../domain/repeated";
import {
  deleteClosedAccounts,
  deleteOldEmailChanges,
  deleteUnusedAccounts,
  forgetDeleted,
} from "../../domain/security";
import type { Database } from "../../platform/db";

/** Deletes what is stored too long. Several processes may do so at once. @returns the deleted rows by kind */
export async function applyRetention(db: Database, dataDir: string, now: Date): Promise<Record<string, number>> {
  const deleted = {
    ...(await deleteExpired(db, now)),
    closedAccounts: await deleteClosedAccounts(db, now),
    unusedAccounts: await deleteUnusedAccounts(db, now),
    emailChanges: await deleteOldEmailChanges(db, now),
    sentCalls: await deleteOldSentCalls(db, now),
  };
  await forgetDeleted(db, dataDir);
  return deleted;
}
