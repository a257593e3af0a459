import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** E-mail, social sign-in, consents, and what a real service stores about accounts. */
export const accountTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ["guardian_email", "guardian_consented_at", "mailings_stopped_at"]) {
      await db.schema.alterTable("accounts").addColumn(column, "text").execute();
    }
    await db.schema
      .alterTable("sessions")
      .addColumn("scope", "text", (column) => column.notNull().defaultTo("full"))
      .execute();
    for (const column of ["id", "password_proven_at"])
      await db.schema.alterTable("sessions").addColumn(column, "text").execute();
    await db.schema.createIndex("sessions_by_id").on("sessions").column("id").unique().execute();
    await db.schema
      .createTable("identities")
      .addColumn("provider", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("created_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("identities_key", ["provider", "subject"])
      .execute();
    await db.schema
      .createTable("mail_tokens")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("used_at", "text")
      .execute();
    await db.schema
      .createTable("consents")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("given", "integer", (column) => column.notNull())
      .addColumn("notice_version", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("decided_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("consents_by_account").on("consents").column("account_id").execute();
    await db.schema
      .createTable("outbox")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.references("accounts.id").onDelete("cascade"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("recipient", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("details", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("due_at", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("claimed_until", "text")
      .addColumn("sent_at", "text")
      .addColumn("given_up_at", "text")
      .addColumn("last_error", "text")
      .execute();
    await db.schema.createIndex("outbox_due").on("outbox").columns(["sent_at", "due_at"]).execute();
    await db.schema
      .createTable("avatars")
      .addColumn("account_id", "text", (column) =>
        column.primaryKey().notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("picture", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("grievances")
      .addColumn("ticket", "text", (column) => column.primaryKey().notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("contact", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("due_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("audit_events")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("happened_at", "text", (column) => column.notNull())
      .execute();
  },
};
