import type { Database } from "../../platform/db";
import type { Place } from "./records";

/**
 * The author of a comment is told of answers in its discussion from now on, in the transaction of the comment (rule:
 * comments.answers).
 */
export async function follow(db: Database, accountId: string, { kind, id }: Place, now: Date): Promise<void> {
  const time = now.toISOString();
  await db
    .insertInto("comment_followers")
    .values({
      account_id: accountId,
      kind,
      discussion_id: id,
      told_until: time,
      next_mail_at: time,
      stopped_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "kind", "discussion_id"]).doUpdateSet({ told_until: time, stopped_at: null }),
    )
    .execute();
}
