import { randomUUID } from "node:crypto";
import type { Database } from "../../platform/db";

/** Records an event for the audit. Without an account it says only that something happened. */
export async function noteEvent(db: Database, kind: string, now: Date, accountId: string | null = null): Promise<void> {
  const event = { id: randomUUID(), account_id: accountId, kind, happened_at: now.toISOString() };
  await db.insertInto("audit_events").values(event).execute();
}
