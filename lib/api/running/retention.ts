import { deleteExpired } from "../../domain/privacy";
import { deleteOldSentCalls } from "../../domain/repeated";
import { deleteUnusedAccounts } from "../../domain/security";
import type { Database } from "../../platform/db";

/**
 * Deletes everything whose storage time is over. Several processes may do so at once. @returns the number of deleted
 * rows by kind
 */
export async function applyRetention(db: Database, now: Date): Promise<Record<string, number>> {
  return {
    ...(await deleteExpired(db, now)),
    unusedAccounts: await deleteUnusedAccounts(db, now),
    sentCalls: await deleteOldSentCalls(db, now),
  };
}
