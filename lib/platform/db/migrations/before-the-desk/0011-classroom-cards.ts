import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What a learner tried of a topic's "In your classroom", with a private note. */
export const classroomTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("classroom_cards")
      .addColumn("enrollment_id", "text", (column) => column.notNull().references("enrollments.id").onDelete("cascade"))
      .addColumn("topic_id", "text", (column) => column.notNull())
      .addColumn("tried_at", "text")
      .addColumn("note", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("classroom_cards_key", ["enrollment_id", "topic_id"])
      .execute();
  },
};
