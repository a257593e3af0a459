import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { migrate, openDatabase } from "../open";
import { createDatabase } from "./create-database";

declare module "vitest" {
  interface ProvidedContext {
    /** An SQLite file, and the name of a PostgreSQL database, with the tables in them and no one connected. */
    migrated: { sqliteFile: string; postgresName: string };
  }
}

let remove = async (): Promise<void> => undefined;

/**
 * For vitest's globalSetup, after `testing/database/postgres.ts`: each database is migrated once, and every test file
 * gets a copy.
 */
export async function setup(project: TestProject): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-test-"));
  const sqliteFile = path.join(folder, "migrated.sqlite");
  const server = project.getProvidedContext().postgresUrl;
  const postgres = server ? await createDatabase(server) : null;
  for (const databaseUrl of postgres ? [null, postgres.url] : [null]) {
    const opened = openDatabase({ databaseUrl, sqliteFile });
    await migrate(opened.db);
    await opened.close();
  }
  project.provide("migrated", { sqliteFile, postgresName: postgres?.name ?? "" });
  remove = async () => {
    await postgres?.drop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}

export async function teardown(): Promise<void> {
  await remove();
}
