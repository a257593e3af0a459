import net from "node:net";
import { sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { openDatabase } from "./open";
import { storageFailure } from "./storage-failure";
import { createDatabase } from "./testing/create-database";
import { dialects } from "./testing/fresh-database";

/** A proxy in front of PostgreSQL. After `silent(true)` it accepts data and sends no answer. */
async function wireTo(target: URL): Promise<{ port: number; silent: (is: boolean) => void; close: () => void }> {
  let isSilent = false;
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    const onward = net.connect(Number(target.port), target.hostname);
    for (const each of [socket, onward])
      sockets.add(each.on("error", () => undefined).on("close", () => [socket.destroy(), onward.destroy()]));
    socket.on("data", (bytes) => isSilent || onward.write(bytes));
    onward.on("data", (bytes) => isSilent || socket.write(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port: (server.address() as net.AddressInfo).port, silent: (is) => (isSilent = is), close };
}

test.runIf(dialects.includes("postgres"))(
  "a PostgreSQL that takes queries and never answers is silent after the limit, and works again afterwards",
  async () => {
    const database = await createDatabase(inject("postgresUrl"));
    const wire = await wireTo(new URL(database.url));
    const through = new URL(database.url);
    through.port = String(wire.port);
    const opened = openDatabase({ databaseUrl: through.href, sqliteFile: "", queryTimeoutMs: 10_000 });
    onTestFinished(async () => {
      await opened.close();
      wire.close();
      await database.drop();
    });
    const ask = () => sql`select 1`.execute(opened.db);
    await ask();
    wire.silent(true);
    // Without the limit none of them ends before the test's own time is over.
    const failures = await Promise.allSettled([ask(), ask(), ask()]);
    for (const failure of failures)
      expect([failure.status, storageFailure((failure as PromiseRejectedResult).reason)]).toEqual([
        "rejected",
        "silent",
      ]);
    wire.silent(false);
    // The connections on which a query never ended are gone: none of these waits for one.
    await Promise.all(Array.from({ length: 12 }, ask));
  },
);
