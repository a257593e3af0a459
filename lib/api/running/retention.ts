import { deleteExpired } from "../../domain/privacy";
import { deleteUnusedAccounts } from "../../domain/security";
import type { Database } from "../../platform/db";

/** Deletes everything whose term is over. Any number of processes may do so at once. @returns how much of each kind */
export async function applyRetention(db: Database, now: Date): Promise<Record<string, number>> {
  return { ...(await deleteExpired(db, now)), unusedAccounts: await deleteUnusedAccounts(db, now) };
}
