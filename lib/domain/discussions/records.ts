import type { Selectable } from "kysely";
import type { CommentsTable, Database } from "../../platform/db";

/** What is commented on: a discussion of the forum by its slug, or a topic's by the topic. */
export type Place = { kind: CommentsTable["kind"]; id: string };
export type CommentRow = Selectable<CommentsTable> & { first_name: string; username: string };

const below = (db: Database, { kind, id }: Place) => db.selectFrom("comments").where("kind", "=", kind).where("discussion_id", "=", id);

/** Newest first, each with its author. */
export async function listComments(db: Database, place: Place, { limit, offset }: { limit: number; offset: number }): Promise<CommentRow[]> {
  return below(db, place)
    .innerJoin("accounts", "accounts.id", "comments.account_id")
    .selectAll("comments")
    .select(["accounts.first_name", "accounts.username"])
    .orderBy("comments.created_at", "desc")
    .orderBy("comments.id")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many comments each discussion has; one without any is not in the answer. */
export async function countComments(db: Database, kind: Place["kind"], ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("comments")
    .select(({ fn }) => ["discussion_id", fn.countAll<number | string>().as("total")])
    .where("kind", "=", kind)
    .where("discussion_id", "in", ids)
    .groupBy("discussion_id")
    .execute();
  return new Map(rows.map((row) => [row.discussion_id, Number(row.total)]));
}

export async function findComment(db: Database, place: Place, commentId: string): Promise<Selectable<CommentsTable> | undefined> {
  return below(db, place).selectAll().where("id", "=", commentId).executeTakeFirst();
}

/** The same words of the same author in the same place since then. */
export async function findSameComment(db: Database, place: Place, accountId: string, comment: string, since: string): Promise<{ id: string } | undefined> {
  return below(db, place).select("id").where("account_id", "=", accountId).where("comment", "=", comment).where("created_at", ">=", since).executeTakeFirst();
}

export async function insertComment(db: Database, row: Selectable<CommentsTable>): Promise<void> {
  await db.insertInto("comments").values(row).execute();
}

export async function removeComment(db: Database, commentId: string): Promise<void> {
  await db.deleteFrom("comments").where("id", "=", commentId).execute();
}

/** Two writes of one author go one after the other: the second waits here until the first is kept. */
export async function lockAccountRow(transaction: Database, accountId: string): Promise<void> {
  await transaction
    .updateTable("accounts")
    .set(({ ref }) => ({ id: ref("id") }))
    .where("id", "=", accountId)
    .execute();
}
