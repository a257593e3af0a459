import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { describe, expect, onTestFinished, test } from "vitest";
import { migrate } from "../open";
import { insertBareAccount } from "../testing/bare-account";
import { dialects, emptyDatabase } from "../testing/fresh-database";
import { migrations } from ".";

describe.each(dialects)("on %s", (dialect) => {
  test("a wall that was shared before the second drawing keeps the first one, all others have the second", async () => {
    const fresh = await emptyDatabase(dialect);
    onTestFinished(() => fresh.remove());
    const { db } = fresh.opened;
    const names = Object.keys(migrations).sort();
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateTo(names[names.indexOf("0071-drawing-of-walls") - 1] ?? "");
    expect(error).toBeUndefined();
    await insertBareAccount(db, "a");
    for (const [id, course, wall] of [
      ["e", "c", "0123"],
      ["f", "d", null],
    ])
      await sql`insert into enrollments (id, account_id, course_id, status, language, enrolled_at, wall_id)
        values (${id}, 'a', ${course}, 'Completed', 'hi', 't', ${wall})`.execute(db);
    await migrate(db);
    const rows = await db.selectFrom("enrollments").select(["id", "wall_drawing"]).orderBy("id").execute();
    expect(rows).toEqual([
      { id: "e", wall_drawing: 1 },
      { id: "f", wall_drawing: null },
    ]);
  });
});
