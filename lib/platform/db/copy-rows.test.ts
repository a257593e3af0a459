import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { newerMigrations, pendingMigrations } from "./copy-rows";
import { dialects, emptyDatabase, freshDatabase } from "./testing/fresh-database";

describe.each(dialects)("%s", (dialect) => {
  test("a migrated database waits for none; one that lacks a migration names it", async () => {
    const { opened, remove } = await freshDatabase(dialect);
    onTestFinished(remove);
    expect(await pendingMigrations(opened.db)).toEqual([]);
    await sql`delete from kysely_migration where name = '0009-evidence'`.execute(opened.db);
    expect(await pendingMigrations(opened.db)).toEqual(["0009-evidence"]);
  });

  test("a database that a newer release has migrated names what this build does not know", async () => {
    const { opened, remove } = await freshDatabase(dialect);
    onTestFinished(remove);
    expect(await newerMigrations(opened.db)).toEqual([]);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`.execute(opened.db);
    expect(await newerMigrations(opened.db)).toEqual(["9999-later"]);
    expect(await pendingMigrations(opened.db)).toEqual([]);
    const empty = await emptyDatabase(dialect);
    onTestFinished(empty.remove);
    expect(await newerMigrations(empty.opened.db)).toEqual([]);
  });

  test("an empty database is an error", async () => {
    const { opened, remove } = await emptyDatabase(dialect);
    onTestFinished(remove);
    await expect(pendingMigrations(opened.db)).rejects.toThrow("kysely_migration");
  });
});
