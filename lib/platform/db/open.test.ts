import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { OpenDatabase } from "./open";
import { dialects, type FreshDatabase, freshDatabase } from "./testing/fresh-database";
import { write } from "./write";

test("SQLite has a commit on the disk before it answers, and holds what belongs together", async () => {
  const fresh = await freshDatabase("sqlite");
  const { handle } = fresh.opened as Extract<OpenDatabase, { kind: "sqlite" }>;
  const pragmas = ["journal_mode", "synchronous", "foreign_keys"].map((name) => handle.pragma(name, { simple: true }));
  expect(pragmas).toEqual(["wal", 2, 1]);
  await fresh.remove();
});

describe.runIf(dialects.includes("postgres"))("a PostgreSQL that drops its connections does not end the portal", () => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase("postgres");
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await fresh.remove();
  });

  const dropConnections = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(fresh.openAnother().db);
  const pool = () => fresh.opened.handle as Extract<OpenDatabase, { kind: "postgres" }>["handle"];

  test("when they rest", async () => {
    const { db } = fresh.opened;
    await db.selectFrom("accounts").selectAll().execute();
    await dropConnections();
    await vi.waitFor(() => expect(pool().totalCount).toBe(0), { timeout: 20_000 });
    expect(await db.selectFrom("accounts").selectAll().execute()).toEqual([]);
  });

  test("when one is in the middle of a write", async () => {
    const { db } = fresh.opened;
    const dropped = vi.mocked(console.error);
    dropped.mockClear();
    const failing = write(db, async (transaction) => {
      await transaction.selectFrom("accounts").selectAll().execute();
      await dropConnections();
      await vi.waitFor(() => expect(dropped).toHaveBeenCalled(), { timeout: 20_000 });
      await transaction.selectFrom("accounts").selectAll().execute();
    });
    await expect(failing).rejects.toThrow();
    expect(await db.selectFrom("accounts").selectAll().execute()).toEqual([]);
  });
});
