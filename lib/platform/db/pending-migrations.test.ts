import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { pendingMigrations } from "./pending-migrations";
import { dialects, emptyDatabase, freshDatabase } from "./testing/fresh-database";

describe.each(dialects)("%s", (dialect) => {
  test("a migrated database waits for none; one that lacks a migration names it", async () => {
    const { opened, remove } = await freshDatabase(dialect);
    onTestFinished(remove);
    expect(await pendingMigrations(opened.db)).toEqual([]);
    await sql`delete from kysely_migration where name = '0009-evidence'`.execute(opened.db);
    expect(await pendingMigrations(opened.db)).toEqual(["0009-evidence"]);
  });

  test("an empty database is an error", async () => {
    const { opened, remove } = await emptyDatabase(dialect);
    onTestFinished(remove);
    await expect(pendingMigrations(opened.db)).rejects.toThrow("kysely_migration");
  });
});
