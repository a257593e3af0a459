import { spawnSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import type { OpenDatabase } from "./database";
import { withPreparedStatements } from "./open";
import { dialects, type FreshDatabase, freshDatabase } from "./testing/fresh-database";
import { write } from "./write";

test("SQLite writes a commit to the disk before it returns, and enforces foreign keys", async () => {
  const fresh = await freshDatabase("sqlite");
  const { handle } = fresh.opened as Extract<OpenDatabase, { kind: "sqlite" }>;
  const pragmas = ["journal_mode", "synchronous", "foreign_keys"].map((name) => handle.pragma(name, { simple: true }));
  expect(pragmas).toEqual(["wal", 2, 1]);
  await fresh.remove();
});

test("SQLite plans a statement once, and not anew for each value of a parameter", async () => {
  const fresh = await freshDatabase("sqlite");
  const { handle } = fresh.opened as Extract<OpenDatabase, { kind: "sqlite" }>;
  const query = `select accounts.* from sessions inner join accounts on accounts.id = account_id where token_hash = ?`;
  const processorTime = ({ prepare }: Pick<typeof handle, "prepare">) => {
    const statement = prepare(query);
    const begun = process.threadCpuUsage();
    for (let run = 0; run < 500; run += 1) statement.all(`token ${run}`);
    const { user, system } = process.threadCpuUsage(begun);
    return user + system;
  };
  const plannedAnew = { prepare: handle.prepare.bind(handle) as typeof handle.prepare };
  const plannedOnce = withPreparedStatements(handle);
  const ratios = Array.from({ length: 9 }, () => processorTime(plannedOnce) / processorTime(plannedAnew));
  expect(ratios.sort((one, other) => one - other)[4]).toBeLessThan(0.6);
  await fresh.remove();
});

test("a value that SQLite does not plan with is compared and stored as any other", async () => {
  const fresh = await freshDatabase("sqlite");
  const { handle } = fresh.opened as Extract<OpenDatabase, { kind: "sqlite" }>;
  const { prepare } = withPreparedStatements(handle);
  handle.exec("create table kept (id integer primary key, name text, number integer, bytes blob)");
  const bytes = Buffer.from([0, 255]);
  prepare("insert into kept (id) values (?)").run(1);
  prepare("update kept set name = ?, number = ?, bytes = ? where id = ?").run("-1", 2, bytes, 1);
  const row = { id: 1, name: "-1", number: 2, bytes };
  for (const [column, value] of Object.entries({ name: "-1", number: "2", bytes }))
    expect(prepare(`select * from kept where ${column} = ?`).all(value), column).toEqual([row]);
  expect(prepare("select * from kept where name = ?").all(null)).toEqual([]);
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
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      fresh.openAnother().db,
    );
  const pool = () => fresh.opened.handle as Extract<OpenDatabase, { kind: "postgres" }>["handle"];

  test("when they rest", async () => {
    const { db } = fresh.opened;
    await db.selectFrom("accounts").selectAll().execute();
    await dropConnections();
    await vi.waitFor(() => expect(pool().totalCount).toBe(0), { timeout: 200_000 });
    expect(await db.selectFrom("accounts").selectAll().execute()).toEqual([]);
  });

  test("when one is in the middle of a write", async () => {
    const { db } = fresh.opened;
    const dropped = vi.mocked(console.error);
    dropped.mockClear();
    const failing = write(db, async (transaction) => {
      await transaction.selectFrom("accounts").selectAll().execute();
      await dropConnections();
      await vi.waitFor(() => expect(dropped).toHaveBeenCalled(), { timeout: 200_000 });
      await transaction.selectFrom("accounts").selectAll().execute();
    });
    await expect(failing).rejects.toThrow();
    expect(await db.selectFrom("accounts").selectAll().execute()).toEqual([]);
  });
});

test.runIf(dialects.includes("postgres"))(
  "a new connection to PostgreSQL is lent when nothing runs on it any more: pg 9 will refuse what pg 8 warns of",
  () => {
    // In a process of its own, because Node prints such a warning once.
    const file = pathToFileURL(path.resolve("lib/platform/db/open.ts")).href;
    const work = `import { openDatabase } from ${JSON.stringify(file)};
    const { handle, close } = openDatabase({ databaseUrl: ${JSON.stringify(inject("postgresUrl"))}, sqliteFile: "" });
    const answers = await Promise.all([1, 2, 3].map((each) => handle.query("select current_setting('jit') as jit, " + each + " as each")));
    console.log(JSON.stringify(answers.map(({ rows }) => rows[0])));
    await close();`;
    const { stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", work], {
      encoding: "utf8",
    });
    expect([stderr, JSON.parse(stdout)]).toEqual(["", [1, 2, 3].map((each) => ({ jit: "off", each }))]);
  },
);
