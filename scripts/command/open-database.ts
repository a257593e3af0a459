import fs from "node:fs";
import path from "node:path";
import { migrate, type OpenDatabase, openDatabase } from "../../lib/platform/db";
import { settings } from "../../lib/platform/settings";
import { environment } from "../../lib/platform/settings-schema";
import { CommandError } from "./command-error";

/** Does something with a database, and closes it whatever happens. */
export async function withDatabase<Result>(
  database: OpenDatabase,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** The database that the settings name; an empty SQLite file is made where there is none. */
export function openDatabaseOfSettings(): OpenDatabase {
  const { databaseUrl, dataDir } = settings();
  return openDatabase({ databaseUrl, sqliteFile: path.join(dataDir, "portal.sqlite") });
}

/** The portal's own database, which must be there: a wrong folder gets no empty one. @throws CommandError */
export function openOwnDatabase(): OpenDatabase {
  const { databaseUrl, dataDir } = settings();
  const file = path.join(dataDir, "portal.sqlite");
  // Unlike existsSync it throws where this user may not look into the folder.
  if (!databaseUrl && !fs.statSync(file, { throwIfNoEntry: false })) {
    throw new CommandError(
      `There is no portal in ${dataDir}: ${file} does not exist. Is PORTAL_DATA_DIR (or DATABASE_URL) that of the portal?`,
    );
  }
  return openDatabaseOfSettings();
}

/** A PostgreSQL database by its address, or a SQLite file by its name, with the tables made in it. */
export async function openTarget(name: string): Promise<OpenDatabase> {
  const isPostgres = /^postgres(?:ql)?:\/\//.test(name);
  const problem = isPostgres && environment.shape.DATABASE_URL.safeParse(name).error?.issues[0]?.message;
  if (problem) throw new CommandError(`The address of PostgreSQL ${problem}.`);
  const [databaseUrl, sqliteFile] = isPostgres ? [name, ""] : [null, path.resolve(name)];
  const opened = openDatabase({ databaseUrl, sqliteFile });
  await migrate(opened.db);
  return opened;
}
