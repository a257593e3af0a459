import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { dialects, type FreshDatabase, freshDatabase } from "./testing/fresh-database";
import { afterCommit, write } from "./write";

const run = promisify(execFile);

describe.each(dialects)("on %s", (dialect) => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase(dialect);
    await sql`create table counters (name text primary key, value integer not null)`.execute(fresh.opened.db);
  });
  afterAll(() => fresh.remove());

  const set = (name: string, value: number) => sql`insert into counters values (${name}, ${value})`;
  const raise = (name: string) => sql`update counters set value = value + 1 where name = ${name}`;
  const readValue = async (name: string) => {
    const { rows } = await sql<{ value: number }>`select value from counters where name = ${name}`.execute(
      fresh.openAnother().db,
    );
    return rows[0]?.value;
  };

  test("a write is visible to everybody as soon as it has returned", async () => {
    const answer = await write(fresh.opened.db, async (db) => {
      await set("stored", 1).execute(db);
      return "done";
    });
    expect(answer).toBe("done");
    expect(await readValue("stored")).toBe(1);
  });

  test("a write that fails leaves nothing behind, and the next one works", async () => {
    const failing = write(fresh.opened.db, async (db) => {
      await set("half", 1).execute(db);
      throw new Error("no paper");
    });
    await expect(failing).rejects.toThrow("no paper");
    expect(await readValue("half")).toBeUndefined();
    await write(fresh.opened.db, (db) => set("after", 1).execute(db));
    expect(await readValue("after")).toBe(1);
  });

  test("a statement that fails inside a write is the error that the caller gets", async () => {
    await write(fresh.opened.db, (db) => set("twice", 1).execute(db));
    const failing = write(fresh.opened.db, (db) => set("twice", 2).execute(db));
    await expect(failing).rejects.toThrow(/unique/i);
    expect(await readValue("twice")).toBe(1);
  });

  test("a callback runs after the commit is visible to everybody, and not before", async () => {
    const seen: Promise<number | undefined>[] = [];
    await write(fresh.opened.db, async (db) => {
      await set("waited for", 1).execute(db);
      afterCommit(db, () => seen.push(readValue("waited for")));
      expect(seen).toHaveLength(0);
    });
    expect(await Promise.all(seen)).toEqual([1]);
  });

  test("a callback never runs when the transaction fails; outside a write it runs at once", async () => {
    const called = vi.fn();
    const failing = write(fresh.opened.db, async (db) => {
      afterCommit(db, called);
      throw new Error("no paper");
    });
    await expect(failing).rejects.toThrow("no paper");
    await write(fresh.opened.db, (db) => set("another write", 1).execute(db));
    expect(called).not.toHaveBeenCalled();
    afterCommit(fresh.opened.db, called);
    expect(called).toHaveBeenCalledOnce();
  });

  test("when the transaction has already ended, the caller gets the first error", async () => {
    const failing = write(fresh.opened.db, async (db) => {
      await sql`rollback`.execute(db);
      throw new Error("the first error");
    });
    await expect(failing).rejects.toThrow("the first error");
  });

  test("twenty writes at once all count", async () => {
    await write(fresh.opened.db, (db) => set("crowd", 0).execute(db));
    await Promise.all(Array.from({ length: 20 }, () => write(fresh.opened.db, (db) => raise("crowd").execute(db))));
    expect(await readValue("crowd")).toBe(20);
  });

  test("an error that no second try mends is not tried again", async () => {
    const work = vi.fn(async () => Promise.reject(new Error("no paper")));
    await expect(write(fresh.opened.db, work)).rejects.toThrow("no paper");
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe("SQLite between processes", () => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase("sqlite");
    await sql`create table counters (name text primary key, value integer not null)`.execute(fresh.opened.db);
  });
  afterAll(() => fresh.remove());

  test("a write that finds the database busy is tried again", async () => {
    const holder = fresh.openAnother();
    if (fresh.opened.kind !== "sqlite" || holder.kind !== "sqlite") throw new Error("SQLite was requested");
    const { handle, db } = fresh.opened;
    handle.pragma("busy_timeout = 0");
    holder.handle.exec("begin immediate");
    const { connection } = db;
    let tries = 0;
    const watched = vi.spyOn(db, "connection").mockImplementation(() => {
      if (++tries === 2) holder.handle.exec("commit");
      return connection.call(db);
    });
    await write(db, (transaction) => sql`insert into counters values ('patient', 1)`.execute(transaction));
    watched.mockRestore();
    expect(tries).toBe(2);
  });

  test("two processes that read and then write lose no update", async () => {
    await sql`insert into counters values ('shared', 0)`.execute(fresh.opened.db);
    const file = path.join(fresh.dataDir, "portal.sqlite");
    const script = path.resolve("lib/platform/db/testing/count-up.ts");
    await Promise.all([1, 2].map(() => run(process.execPath, ["--import", "tsx", script, file, "50"])));
    const { rows } = await sql<{ value: number }>`select value from counters where name = 'shared'`.execute(
      fresh.opened.db,
    );
    expect(rows).toEqual([{ value: 100 }]);
  });
});

test.runIf(dialects.includes("postgres"))(
  "PostgreSQL: of two writes that block each other, the one that is ended is tried again",
  async () => {
    const fresh = await freshDatabase("postgres");
    const { db } = fresh.opened;
    await sql`create table counters (name text primary key, value integer not null)`.execute(db);
    await sql`insert into counters values ('a', 0), ('b', 0)`.execute(db);
    const raise = (name: string) => sql`update counters set value = value + 1 where name = ${name}`;
    const holding = new Set<string>();
    const crossing = (first: string, second: string) =>
      write(db, async (transaction) => {
        await raise(first).execute(transaction);
        holding.add(first);
        await vi.waitFor(() => expect(holding.size).toBe(2), { timeout: 200_000, interval: 5 });
        await raise(second).execute(transaction);
      });
    await Promise.all([crossing("a", "b"), crossing("b", "a")]);
    const { rows } = await sql`select name, value from counters order by name`.execute(db);
    await fresh.remove();
    expect(rows).toEqual([
      { name: "a", value: 2 },
      { name: "b", value: 2 },
    ]);
  },
);
