import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The questions that an attempt has drawn from its topic's bank (rule: quiz.bank). The previous release leaves the
 * column empty, as it is in attempts made before it.
 */
export const drawnQuestions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("quiz_attempts").addColumn("questions", "text").execute();
  },
};
