import type { Database } from "../../platform/db";

/** The methods that the four queries have in common, whose rows differ in type. */
type Query = { limit: (rows: number) => { executeTakeFirst: () => Promise<unknown> } };
type Work = { accountId: string; enrollmentId: string; topicIds: string[] };

/**
 * Whether the learner has changed a journal entry or an answer, taken a quiz again or written a comment in these topics
 * after that time (ISO 8601).
 */
export async function hasChangedSince(
  db: Database,
  { accountId, enrollmentId, topicIds }: Work,
  since: string,
): Promise<boolean> {
  if (topicIds.length === 0) return false;
  const changes: Query[] = [
    db
      .selectFrom("journal_entries")
      .select("topic_id")
      .where("enrollment_id", "=", enrollmentId)
      .where("topic_id", "in", topicIds)
      .where("updated_at", ">", since),
    db
      .selectFrom("quiz_attempts")
      .select("topic_id")
      .where("enrollment_id", "=", enrollmentId)
      .where("topic_id", "in", topicIds)
      .where("finished_at", ">", since),
    db
      .selectFrom("survey_answers")
      .select("topic_id")
      .where("enrollment_id", "=", enrollmentId)
      .where("topic_id", "in", topicIds)
      .where("updated_at", ">", since),
    db
      .selectFrom("comments")
      .select("discussion_id as topic_id")
      .where("account_id", "=", accountId)
      .where("kind", "=", "module")
      .where("discussion_id", "in", topicIds)
      .where("created_at", ">", since),
  ];
  for (const change of changes) if (await change.limit(1).executeTakeFirst()) return true;
  return false;
}
