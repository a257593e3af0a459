import path from "node:path";
import { migrate, type OpenDatabase, openDatabase } from "../../lib/platform/db";
import { settings } from "../../lib/platform/settings";

/** The database that the settings name. */
export function openOwnDatabase(): OpenDatabase {
  const { databaseUrl, dataDir } = settings();
  return openDatabase({ databaseUrl, sqliteFile: path.join(dataDir, "portal.sqlite") });
}

/** A PostgreSQL database by its address, or a SQLite file by its name, with the tables made in it. */
export async function openTarget(name: string): Promise<OpenDatabase> {
  const isPostgres = /^postgres(?:ql)?:\/\//.test(name);
  const opened = openDatabase({ databaseUrl: isPostgres ? name : null, sqliteFile: isPostgres ? "" : path.resolve(name) });
  await migrate(opened.db);
  return opened;
}
