import fs from "node:fs";
import path from "node:path";
import { deserialize } from "node:v8";
import type Sqlite from "better-sqlite3";
import { hashPassword } from "../../lib/domain/accounts/passwords/passwords";
import { type OpenDatabase, openDatabase } from "../../lib/platform/db";
import { temporaryFolder } from "../support/portal";
import type { Statement } from "./record-statements";

// Processor time in ms of a password hash, and of recorded statements, those of each request in one transaction.
// Arguments: the file of the statements, and the folder with the databases as they were before; without them only the hash.

const [recorded, before = ""] = process.argv.slice(2);
const requests: Statement[][] = recorded ? deserialize(fs.readFileSync(recorded)) : [];

function replay(): void {
  const folder = temporaryFolder();
  if (before) fs.cpSync(before, folder, { recursive: true });
  const opened = new Map<string, Sqlite.Database>();
  const prepared = new Map<string, Sqlite.Statement>();
  for (const statements of requests) {
    const files = new Set(statements.map(({ file }) => file));
    for (const file of files) {
      const sqliteFile = path.join(folder, path.basename(file));
      if (!opened.has(file)) opened.set(file, open(sqliteFile));
      opened.get(file)?.exec("begin");
    }
    for (const { file, sql, parameters } of statements) {
      const statement = prepared.get(file + sql) ?? (opened.get(file) as Sqlite.Database).prepare(sql);
      prepared.set(file + sql, statement);
      if (statement.reader) statement.all(...parameters);
      else statement.run(...parameters);
    }
    for (const file of files) opened.get(file)?.exec("commit");
  }
}

function open(sqliteFile: string): Sqlite.Database {
  const { handle } = openDatabase({ databaseUrl: null, sqliteFile }) as Extract<OpenDatabase, { kind: "sqlite" }>;
  if (sqliteFile.endsWith("limits.sqlite")) handle.pragma("synchronous = OFF");
  return handle;
}

async function processorMs(work: () => unknown, times: number): Promise<number> {
  await work();
  const begun = process.cpuUsage();
  for (let time = 0; time < times; time += 1) await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000 / times;
}

const hashMs = await processorMs(() => hashPassword("lotus-pond"), 20);
process.stdout.write(JSON.stringify({ hashMs, sqlMs: await processorMs(replay, 2) }));
