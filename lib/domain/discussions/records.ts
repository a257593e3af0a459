import { expressionBuilder, type Selectable, type Updateable } from "kysely";
import type { CommentsTable, Database, Role } from "../../platform/db";

/** The place of a comment: a forum discussion by its slug, or a topic's discussion by the topic's id. */
export type Place = { kind: CommentsTable["kind"]; id: string };
export type CommentRow = Selectable<CommentsTable> & { first_name: string; username: string; role: Role };

/** The condition on the comments of a place, and on its followers. */
export const isIn = ({ kind, id }: Place) =>
  expressionBuilder<{ stored: { kind: Place["kind"]; discussion_id: string } }, "stored">().and({
    kind,
    discussion_id: id,
  });

export const commentsIn = (db: Database, place: Place) => db.selectFrom("comments").where(isIn(place));

/** The visible comments with their authors. */
const shownWithAuthors = (db: Database) =>
  db
    .selectFrom("comments")
    .innerJoin("accounts", "accounts.id", "comments.account_id")
    .selectAll("comments")
    .select(["accounts.first_name", "accounts.username", "accounts.role"])
    .where("hidden_at", "is", null);

/** A range of comments with their authors, newest first. */
export async function listComments(
  db: Database,
  place: Place,
  { limit, offset }: { limit: number; offset: number },
): Promise<CommentRow[]> {
  return shownWithAuthors(db)
    .where(isIn(place))
    .orderBy("comments.created_at", "desc")
    .orderBy("comments.id")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The number of comments by discussion; a discussion without comments is not in the map. */
export async function countComments(db: Database, kind: Place["kind"], ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("comments")
    .select(({ fn }) => ["discussion_id", fn.countAll<number | string>().as("total")])
    .where("kind", "=", kind)
    .where("discussion_id", "in", ids)
    .where("hidden_at", "is", null)
    .groupBy("discussion_id")
    .execute();
  return new Map(rows.map((row) => [row.discussion_id, Number(row.total)]));
}

/** Each discussion's number of comments and the latest's time; one without comments is not in the map. */
export async function readActivity(db: Database, kind: Place["kind"]) {
  const rows = await db
    .selectFrom("comments")
    .select(({ fn }) => [
      "discussion_id",
      fn.countAll<number | string>().as("total"),
      fn.max("created_at").as("latest"),
    ])
    .where("kind", "=", kind)
    .where("hidden_at", "is", null)
    .groupBy("discussion_id")
    .execute();
  return new Map(rows.map((row) => [row.discussion_id, { total: Number(row.total), latest: row.latest }]));
}

export async function listLatest(db: Database, kind: Place["kind"], ids: string[]): Promise<Map<string, CommentRow>> {
  if (ids.length === 0) return new Map();
  const rows = await shownWithAuthors(db)
    .where("kind", "=", kind)
    .where("discussion_id", "in", ids)
    .where(({ eb, selectFrom }) =>
      eb(
        "comments.created_at",
        "=",
        selectFrom("comments as same")
          .select((select) => select.fn.max("same.created_at").as("latest"))
          .whereRef("same.kind", "=", "comments.kind")
          .whereRef("same.discussion_id", "=", "comments.discussion_id")
          .where("same.hidden_at", "is", null),
      ),
    )
    .execute();
  return new Map(rows.map((row) => [row.discussion_id, row]));
}

/** A comment of the same author with the same text in the same place since the given time (ISO 8601). */
export async function findSameComment(db: Database, place: Place, accountId: string, comment: string, since: string) {
  return commentsIn(db, place)
    .select(["id", "hidden_at"])
    .where("account_id", "=", accountId)
    .where("comment", "=", comment)
    .where("created_at", ">=", since)
    .executeTakeFirst();
}

/** Whether somebody else wrote the same words here. Comments without digests are compared as they are. */
export async function isWrittenByAnother(
  db: Database,
  place: Place,
  accountId: string,
  { comment, essence }: { comment: string; essence: string },
): Promise<boolean> {
  const row = await commentsIn(db, place)
    .select("id")
    .where("account_id", "<>", accountId)
    .where(({ and, eb, or }) =>
      or([eb("essence", "=", essence), and([eb("essence", "is", null), eb("comment", "=", comment)])]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeComment(db: Database, commentId: string): Promise<void> {
  await db.deleteFrom("comments").where("id", "=", commentId).execute();
}

type Before = Pick<Selectable<CommentsTable>, "id" | "hidden_at">;

/** @returns false when the comment was deleted, or hidden by a coordinator, since it was read */
export async function updateComment(db: Database, before: Before, change: Updateable<CommentsTable>): Promise<boolean> {
  const updated = await db
    .updateTable("comments")
    .set(change)
    .where("id", "=", before.id)
    .where("hidden_at", before.hidden_at === null ? "is" : "=", before.hidden_at)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}
