import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { describe, expect, onTestFinished, test } from "vitest";
import { migrate } from "../open";
import { insertBareAccount } from "../testing/bare-account";
import { dialects, emptyDatabase } from "../testing/fresh-database";
import { migrations } from ".";

describe.each(dialects)("on %s", (dialect) => {
  test("certificates issued before module certificates existed stay certificates of a whole course", async () => {
    const fresh = await emptyDatabase(dialect);
    onTestFinished(() => fresh.remove());
    const { db } = fresh.opened;
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateTo("0002-accounts");
    expect(error).toBeUndefined();
    await insertBareAccount(db, "a", { username: "a@example.org" });
    await sql`insert into enrollments (id, account_id, course_id, status, language, enrolled_at) values ('e', 'a', 'c', 'Completed', 'hi', 't')`.execute(
      db,
    );
    await sql`insert into certificates (id, number, enrollment_id, account_id, course_id, language, first_name, last_name, issued_at)
      values ('one', 'SS-1', 'e', 'a', 'c', 'hi', 'Asha', 'Kumari', 't')`.execute(db);
    await migrate(db);
    expect(await db.selectFrom("certificates").selectAll().execute()).toEqual([
      expect.objectContaining({
        id: "one",
        number: "SS-1",
        module_id: "",
        first_name: "Asha",
        language: "hi",
        withdrawn_at: null,
        withdrawn_reason: null,
      }),
    ]);
    expect(await db.selectFrom("accounts").select("role").execute()).toEqual([{ role: "learner" }]);
  });
});
