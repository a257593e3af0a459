import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertBareAccount } from "../testing/bare-account";
import { dialects, emptyDatabase, type FreshDatabase } from "../testing/fresh-database";
import { migrations } from ".";

describe.each(dialects)("on %s", (dialect) => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await emptyDatabase(dialect);
  });
  afterAll(() => fresh.remove());

  test("attempts made before questions were drawn keep number, result and answers, and have no drawn questions", async () => {
    const { db } = fresh.opened;
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    expect((await migrator.migrateTo("0007-journal")).error).toBeUndefined();
    await insertBareAccount(db, "a");
    await sql`insert into enrollments (id, account_id, course_id, status, language, enrolled_at)
      values ('e', 'a', 'c', 'Completed', 'en', 't')`.execute(db);
    await sql`insert into quiz_attempts (id, enrollment_id, topic_id, number, started_at, finished_at, correct_count, percent, passed)
      values ('done', 'e', 'topic', 1, 't', 't2', 5, 83, 1), ('open', 'e', 'topic', 2, 't3', null, null, null, null)`.execute(
      db,
    );
    await sql`insert into quiz_answers (attempt_id, question_id, choices, correct, answered_at)
      values ('done', 'q', '["a"]', 1, 't2')`.execute(db);
    const [before, answers] = [
      await sql<Record<string, unknown>>`select * from quiz_attempts order by number`.execute(db),
      await sql`select * from quiz_answers`.execute(db),
    ];
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    expect(await db.selectFrom("quiz_attempts").selectAll().orderBy("number").execute()).toEqual(
      before.rows.map((row) => ({ ...row, questions: null, copies: null })),
    );
    expect(await db.selectFrom("quiz_answers").selectAll().execute()).toEqual(answers.rows);
  });
});
