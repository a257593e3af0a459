import { sql } from "kysely";
import type { Database } from "../database";

const names = [
  "username",
  "password_hash",
  "first_name",
  "last_name",
  "mobile",
  "gender",
  "profession",
  "state",
  "district",
  "block",
  "current_institute",
];
const more = [
  "employment_sector",
  "place_of_residence",
  "school_type",
  "teaching_subject",
  "language_preference",
  "utm_campaign",
  "utm_source",
];
const columns = [...names, ...more, "created_at", "updated_at"];

/** An account with empty texts, for tests of triggers and migrations. */
export async function insertBareAccount(db: Database, id: string): Promise<void> {
  await sql`insert into accounts (id, ${sql.join(columns.map((name) => sql.ref(name)))}) values (${id}, ${sql.join(columns.map(() => sql`''`))})`.execute(
    db,
  );
}
