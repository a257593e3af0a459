import type { Insertable } from "kysely";
import type { Database, Schema } from "../../../platform/db";

type Row = Insertable<Schema["accounts"]>;

/** A learner's account as a row of its own: tests with many generated people do not register each of them. */
export async function insertAccount(db: Database, id: string, given: Partial<Row>): Promise<void> {
  const named = { username: `${id}@example.org`, password_hash: "hash", first_name: "A", last_name: "B", mobile: "", age: null, profession: "Counsellors" };
  const work = { current_institute: "", employment_sector: "Government", place_of_residence: "", school_type: "", teaching_subject: "" };
  const place = { state_id: null, state: "", district: "", block: "" };
  const came = { language_preference: "hi", utm_campaign: "", utm_source: "", created_at: "2026-06-01T12:00:00.000Z", updated_at: "2026-06-01T12:00:00.000Z" };
  const rest = { guardian_email: null, guardian_consented_at: null, mailings_stopped_at: null, gender: "" };
  await db
    .insertInto("accounts")
    .values({ id, ...named, ...work, ...place, ...came, ...rest, ...given })
    .execute();
}
