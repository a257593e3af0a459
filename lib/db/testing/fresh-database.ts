import { randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { inject, vi } from "vitest";
import { migrate, type OpenDatabase, openDatabase } from "../open";

export const dialects = ["sqlite", "postgres"] as const;
export type Dialect = (typeof dialects)[number];

/** A database of one test file, with nothing in it. `openAnother` is what a second process would hold. */
export type FreshDatabase = { opened: OpenDatabase; dataDir: string; openAnother: () => OpenDatabase; remove: () => Promise<void> };

export async function emptyDatabase(dialect: Dialect): Promise<FreshDatabase> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "portal-data-"));
  const name = `portal_${randomBytes(6).toString("hex")}`;
  const databaseUrl = dialect === "postgres" ? await createDatabase(name) : null;
  const others: OpenDatabase[] = [];
  const openAnother = () => {
    const another = openDatabase({ databaseUrl, sqliteFile: path.join(dataDir, "portal.sqlite") });
    others.push(another);
    return another;
  };
  const opened = openAnother();
  const remove = async () => {
    await Promise.all(others.map((each) => each.close()));
    if (databaseUrl) await onServer((client) => dropWhenLeft(client, name));
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  return { opened, dataDir, openAnother, remove };
}

/** As `emptyDatabase`, with the tables in it. */
export async function freshDatabase(dialect: Dialect): Promise<FreshDatabase> {
  const fresh = await emptyDatabase(dialect);
  await migrate(fresh.opened.db);
  return fresh;
}

async function createDatabase(name: string): Promise<string> {
  await onServer((client) => client.query(`create database ${name}`));
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${name}`;
  return url.href;
}

/** A pool's end is answered before the server has noticed that its connections are gone. */
async function dropWhenLeft(client: pg.Client, name: string): Promise<void> {
  await vi.waitFor(() => client.query(`drop database ${name}`), { timeout: 20_000 });
}

async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(inject("postgresUrl"));
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
