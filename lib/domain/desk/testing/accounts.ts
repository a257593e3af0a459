import type { Insertable } from "kysely";
import type { Database, Schema } from "../../../platform/db";
import { profileRow } from "../../accounts";
import type { CallContext } from "../../call";

type Row = Insertable<Schema["accounts"]>;

export const ownId = ({ learner }: CallContext): string => learner?.accountId ?? "";

/** A learner's account as a row of its own: tests with many generated people do not register each of them. */
export async function insertAccount(db: Database, id: string, given: Partial<Row>): Promise<void> {
  const profile = profileRow({
    firstName: "A",
    lastName: "B",
    profession: "Counsellors",
    employment_sector: "Government",
    language_preference: "hi",
  });
  const time = "2026-06-01T12:00:00.000Z";
  const named = { username: `${id}@example.org`, password_hash: "hash" };
  const came = { utm_campaign: "", utm_source: "", created_at: time, updated_at: time };
  await db
    .insertInto("accounts")
    .values({ id, ...named, ...profile, ...came, ...given })
    .execute();
}
