import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertBareAccount } from "../testing/bare-account";
import { dialects, type FreshDatabase, freshDatabase } from "../testing/fresh-database";

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const time = fc.nat({ max: 20 }).map((day) => new Date(Date.UTC(2026, 5, day + 1)).toISOString());
const change = fc.record({
  topic: fc.constantFrom("one", "two", "three"),
  kind: fc.constantFrom("write" as const, "write" as const, "delete" as const),
  times: fc.record({ reading_done_at: maybe(time), quiz_done_at: maybe(time), journal_done_at: maybe(time) }),
  created: time,
});

describe.each(dialects)("on %s", (dialect) => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase(dialect);
    const { db } = fresh.opened;
    await insertBareAccount(db, "asha");
    await sql`insert into enrollments (id, account_id, course_id, status, language, enrolled_at) values ('e', 'asha', 'course', 'Enrolled', 'en', '')`.execute(
      db,
    );
  });
  afterAll(() => fresh.remove());

  test("an enrollment has the latest time of its topic records and how many readings and quizzes are done, after every change", async () => {
    const { db } = fresh.opened;
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
        await db.deleteFrom("topic_records").execute();
        for (const { topic, kind, times, created } of changes) {
          const row = {
            enrollment_id: "e",
            topic_id: topic,
            created_at: created,
            quiz_score: null,
            discussion_done_at: null,
            form_done_at: null,
            ...times,
          };
          if (kind === "delete") await db.deleteFrom("topic_records").where("topic_id", "=", topic).execute();
          else
            await db
              .insertInto("topic_records")
              .values(row)
              .onConflict((conflict) => conflict.columns(["enrollment_id", "topic_id"]).doUpdateSet(times))
              .execute();
        }
        const records = await db
          .selectFrom("topic_records")
          .select(["created_at", "reading_done_at", "quiz_done_at", "journal_done_at"])
          .execute();
        const latest = records.flatMap((record) => Object.values(record).filter((each) => each !== null)).toSorted();
        const done = (column: "reading_done_at" | "quiz_done_at") =>
          records.filter((record) => record[column] !== null).length;
        const enrollment = await db
          .selectFrom("enrollments")
          .select(["worked_at", "topics_read", "quizzes_done"])
          .executeTakeFirstOrThrow();
        expect(enrollment).toEqual({
          worked_at: latest.at(-1) ?? null,
          topics_read: done("reading_done_at"),
          quizzes_done: done("quiz_done_at"),
        });
      }),
      { numRuns: 40 },
    );
  });
});
