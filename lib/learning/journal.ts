import type { Database } from "../db";
import type { Enrollment } from "./records";

export async function readJournal(db: Database, enrollment: Enrollment, topicId: string): Promise<string | null> {
  const row = await db
    .selectFrom("journal_entries")
    .select("entry")
    .where("enrollment_id", "=", enrollment.id)
    .where("topic_id", "=", topicId)
    .executeTakeFirst();
  return row?.entry ?? null;
}

export async function saveJournal(db: Database, enrollment: Enrollment, topicId: string, entry: string, now: Date): Promise<void> {
  const time = now.toISOString();
  await db
    .insertInto("journal_entries")
    .values({ enrollment_id: enrollment.id, topic_id: topicId, entry, created_at: time, updated_at: time })
    .onConflict((conflict) => conflict.columns(["enrollment_id", "topic_id"]).doUpdateSet({ entry, updated_at: time }))
    .execute();
}
