import { sql } from "kysely";
import pg from "pg";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "./open";
import { listen } from "./signals";
import { createDatabase } from "./testing/create-database";
import { dialects } from "./testing/fresh-database";

const onPostgres = dialects.includes("postgres");

test.runIf(onPostgres)(
  "a message reaches each listener; after a lost connection it connects again and reports that messages may be missing",
  async () => {
    const database = await createDatabase(inject("postgresUrl"));
    const opened = openDatabase({ databaseUrl: database.url, sqliteFile: "" });
    const heard: string[][] = [[], []];
    const listeners = heard.map((each) =>
      listen(database.url, "test changes", {
        message: (text) => each.push(text),
        mayHaveMissed: () => each.push("(missed)"),
      }),
    );
    onTestFinished(async () => {
      await Promise.all(listeners.map(({ stop }) => stop()));
      await opened.close();
      await database.drop();
    });
    const send = (text: string) => sql`select pg_notify('test changes', ${text})`.execute(opened.db);
    await vi.waitFor(() => expect(heard).toEqual([["(missed)"], ["(missed)"]]), 10_000);
    await send("first");
    await vi.waitFor(
      () =>
        expect(heard).toEqual([
          ["(missed)", "first"],
          ["(missed)", "first"],
        ]),
      10_000,
    );

    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`.execute(
      opened.db,
    );
    await vi.waitFor(() => expect(heard.map((each) => each.at(-1))).toEqual(["(missed)", "(missed)"]), 10_000);
    await send("second");
    await vi.waitFor(
      () =>
        expect(heard.map((each) => each.slice(-2))).toEqual([
          ["(missed)", "second"],
          ["(missed)", "second"],
        ]),
      10_000,
    );
  },
);

test.runIf(onPostgres)("a stopped listener leaves no connection behind", async () => {
  const database = await createDatabase(inject("postgresUrl"));
  const listener = listen(database.url, "test changes", { message: () => undefined, mayHaveMissed: () => undefined });
  const client = new pg.Client(database.url);
  await client.connect();
  const listening = async () =>
    (
      await client.query(
        "select 1 from pg_stat_activity where query like 'listen%' and datname = current_database() and pid <> pg_backend_pid()",
      )
    ).rowCount;
  await vi.waitFor(async () => expect(await listening()).toBe(1), 10_000);
  await listener.stop();
  await vi.waitFor(async () => expect(await listening()).toBe(0), 10_000);
  await client.end();
  await database.drop();
});
