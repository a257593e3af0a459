import { sql } from "kysely";
import type { Database } from "../database";

const names = [
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
] as const;
const more = [
  "employment_sector",
  "place_of_residence",
  "school_type",
  "teaching_subject",
  "language_preference",
  "utm_campaign",
  "utm_source",
] as const;
type Column = (typeof names)[number] | (typeof more)[number] | "created_at" | "updated_at";

/** The texts that an account of any release has, empty. */
const emptyTexts = Object.fromEntries(
  [...names, ...more, "created_at", "updated_at"].map((name) => [name, ""]),
) as Record<Column, string>;

/** An account with empty texts, for tests of triggers and migrations. `more`: further columns that its tables have. */
export async function insertBareAccount(
  db: Database,
  id: string,
  more: Record<string, string | number | null> = {},
): Promise<void> {
  const row = { id, username: "", ...emptyTexts, ...more };
  const columns = Object.keys(row).map((name) => sql.ref(name));
  await sql`insert into accounts (${sql.join(columns)}) values (${sql.join(Object.values(row))})`.execute(db);
}
