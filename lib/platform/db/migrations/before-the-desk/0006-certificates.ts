import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

const columns = [
  "id",
  "number",
  "enrollment_id",
  "account_id",
  "course_id",
  "language",
  "first_name",
  "last_name",
  "issued_at",
  "withdrawn_at",
];

/** Coordinators, certificates of modules, and the foundation's review of a completed course. */
export const certificateTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("accounts")
      .addColumn("role", "text", (column) => column.notNull().defaultTo("learner"))
      .execute();
    // SQLite cannot take the uniqueness of `enrollment_id` away from a table: the rows move into a new one.
    await db.schema
      .createTable("certificates_next")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("number", "text", (column) => column.notNull().unique())
      .addColumn("enrollment_id", "text", (column) => column.notNull().references("enrollments.id").onDelete("cascade"))
      .addColumn("module_id", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("course_id", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("first_name", "text", (column) => column.notNull())
      .addColumn("last_name", "text", (column) => column.notNull())
      .addColumn("issued_at", "text", (column) => column.notNull())
      .addColumn("withdrawn_at", "text")
      .addColumn("withdrawn_reason", "text")
      .addUniqueConstraint("certificates_once", ["enrollment_id", "module_id"])
      .execute();
    const moved = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into certificates_next (${moved}) select ${moved} from certificates`.execute(db);
    await db.schema.dropTable("certificates").execute();
    await db.schema.alterTable("certificates_next").renameTo("certificates").execute();
    await db.schema.createIndex("certificates_by_account").on("certificates").column("account_id").execute();
    await db.schema
      .createTable("reviews")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("enrollment_id", "text", (column) => column.notNull().references("enrollments.id").onDelete("cascade"))
      .addColumn("module_id", "text", (column) => column.notNull())
      .addColumn("requested_at", "text", (column) => column.notNull())
      .addColumn("reviewed_at", "text")
      .addColumn("reviewer", "text")
      .addColumn("outcome", "text")
      .addColumn("note", "text")
      .execute();
    await db.schema.createIndex("reviews_by_enrollment").on("reviews").column("enrollment_id").execute();
    // Only one review is pending, however often it is requested.
    await sql`create unique index reviews_one_waiting on reviews (enrollment_id, module_id) where reviewed_at is null`.execute(
      db,
    );
  },
};
