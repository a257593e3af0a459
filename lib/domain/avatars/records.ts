import type { Database } from "../../platform/db";

type StoredAvatar = { picture: Buffer; updatedAt: string };

/** The stored picture of an account; null without one. */
export async function readAvatar(db: Database, accountId: string): Promise<StoredAvatar | null> {
  const row = await db
    .selectFrom("avatars")
    .select(["picture", "updated_at"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row ? { picture: Buffer.from(row.picture, "base64"), updatedAt: row.updated_at } : null;
}

/** The time of the picture's last change, without reading the picture; null for an account without one. */
export async function findAvatarTime(db: Database, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom("avatars")
    .select("updated_at")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.updated_at ?? null;
}

export async function storeAvatar(db: Database, accountId: string, { picture, updatedAt }: StoredAvatar) {
  const columns = { picture: picture.toString("base64"), updated_at: updatedAt };
  await db
    .insertInto("avatars")
    .values({ account_id: accountId, ...columns })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(columns))
    .execute();
}

export async function deleteAvatar(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom("avatars").where("account_id", "=", accountId).execute();
}
