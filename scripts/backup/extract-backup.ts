import fs from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { CommandError } from "../command/command-error";
import { decryptFile, type Keys } from "./encryption";
import { databaseName, digestOfFile, type Manifest, sealedSuffix, secretNames } from "./manifest";

/** Copies a checked backup's files into a folder, decrypted, and compares them once more against exchange. */
export async function extractBackup(folder: string, manifest: Manifest, keys: Keys | null, to: string): Promise<void> {
  for (const { name, sha256 } of manifest.files) {
    const [from, target] = [path.join(folder, name), path.join(to, keys ? name.slice(0, -sealedSuffix.length) : name)];
    const read = keys ? await decryptFile(from, target, keys, name) : await copyFile(from, target);
    if (read !== sha256) throw new CommandError(`${name} has changed while it was read. Nothing was restored.`);
  }
  readDatabase(to, (database) => compareRows(database, manifest));
}

/** Copies a backup without a manifest; only SQLite's check is made. @throws CommandError where there is none */
export function extractUnchecked(folder: string, to: string): void {
  if (!fs.existsSync(path.join(folder, databaseName)))
    throw new CommandError(`Name the folder of a backup: there is no ${path.join(folder, databaseName)}.`);
  for (const name of [databaseName, ...secretNames]) {
    const file = path.join(folder, name);
    if (fs.existsSync(file)) fs.copyFileSync(file, path.join(to, name), fs.constants.COPYFILE_EXCL);
  }
  const state = readDatabase(to, (database) => database.pragma("integrity_check", { simple: true }));
  if (state !== "ok") throw new CommandError(`${databaseName} is damaged. Nothing was restored.`);
}

function readDatabase<Read>(folder: string, read: (database: Sqlite.Database) => Read): Read {
  const database = new Sqlite(path.join(folder, databaseName), { readonly: true });
  try {
    return read(database);
  } finally {
    database.close();
  }
}

async function copyFile(from: string, to: string): Promise<string> {
  fs.copyFileSync(from, to, fs.constants.COPYFILE_EXCL);
  fs.chmodSync(to, 0o600);
  return digestOfFile(to);
}

/** Before the copy is brought up to date, because a migration may add rows or remove some. */
function compareRows(database: Sqlite.Database, { tables }: Manifest): void {
  for (const [table, { rows }] of Object.entries(tables)) {
    const query = database.prepare(`select count(*) from "${table.replaceAll('"', '""')}"`);
    const count = query.pluck().get();
    if (count !== rows)
      throw new CommandError(
        `"${table}" has ${count} rows in ${databaseName}, and the manifest says ${rows}. Nothing was restored.`,
      );
  }
}
