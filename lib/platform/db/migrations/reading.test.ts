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

  test("topics completed and pages read before the reading was measured stay so", async () => {
    const { db } = fresh.opened;
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    expect((await migrator.migrateTo("0007-journal")).error).toBeUndefined();
    await insertBareAccount(db, "a");
    await sql`insert into enrollments (id, account_id, course_id, status, language, enrolled_at) values ('e', 'a', 'c', 'Enrolled', 'en', 't')`.execute(
      db,
    );
    const before: [topic: string, pages: number, reading: string | null, quiz: string | null][] = [
      ["complete", 3, "t1", "t2"],
      ["quiz-only", 0, null, "t2"],
      ["two-pages", 2, null, null],
      ["opened", 0, null, null],
    ];
    for (const [topic, pages, reading, quiz] of before)
      await sql`insert into topic_records (enrollment_id, topic_id, created_at, pages_read, reading_done_at, quiz_done_at)
        values ('e', ${topic}, 't', ${pages}, ${reading}, ${quiz})`.execute(db);
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    const rows = await db.selectFrom("topic_records").select(["topic_id", "page_times", "reading_done_at"]).execute();
    const after = new Map(
      rows.map(({ topic_id, page_times, reading_done_at }) => [topic_id, [page_times, reading_done_at]]),
    );
    expect(Object.fromEntries(after)).toEqual({
      complete: ["[true,true,true]", "t1"],
      "quiz-only": ["[]", "t2"],
      "two-pages": ["[true,true]", null],
      opened: ["[]", null],
    });
  });
});
