import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What the desk does for people: certificates reissued under a corrected name, invitations, and the previews of
 * uploaded lists.
 */
export const peopleTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("replaced_certificates")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("number", "text", (column) => column.notNull().unique())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("course_id", "text", (column) => column.notNull())
      .addColumn("replaced_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("replaced_certificates_by_account")
      .on("replaced_certificates")
      .column("account_id")
      .execute();
    await db.schema
      .createTable("invitations")
      .addColumn("account_id", "text", (column) =>
        column.primaryKey().notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("upload_id", "text", (column) => column.notNull())
      .addColumn("course_id", "text", (column) => column.notNull())
      .addColumn("invited_at", "text", (column) => column.notNull())
      .addColumn("accepted_at", "text")
      .execute();
    await db.schema.createIndex("invitations_by_upload").on("invitations").column("upload_id").execute();
    await db.schema.createIndex("accounts_by_institute").on("accounts").column("current_institute").execute();
    await db.schema
      .createTable("people_uploads")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("staff_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("course_id", "text", (column) => column.notNull())
      .addColumn("digest", "text", (column) => column.notNull())
      .addColumn("rows", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("entered_at", "text")
      .addUniqueConstraint("people_uploads_once", ["staff_id", "course_id", "digest"])
      .execute();
  },
};
