import fs from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import type pg from "pg";
import { privateFile } from "../../private-file.ts";

// Whether a portal serves a database. The system keeps both marks, so a process that is killed leaves none behind.

const lockName = "in-use.lock";
/** The advisory lock that each process shares while it hears of the others' changes (signals.ts). */
const advisoryLock = "820042, 1";
export const shareAdvisoryLock = `select pg_try_advisory_lock_shared(${advisoryLock})`;

/** Holds a data folder for this process alone, until it ends or calls the result. @returns null while held */
export function holdDataFolder(dataDir: string): (() => void) | null {
  const file = path.join(dataDir, lockName);
  // Opening and closing the file by other means would give up a lock that this process has on it.
  if (!fs.existsSync(file)) privateFile(file);
  const handle = new Sqlite(file, { timeout: 0 });
  try {
    handle.exec("begin exclusive");
  } catch (error) {
    handle.close();
    if ((error as { code?: unknown }).code === "SQLITE_BUSY") return null;
    throw error;
  }
  held.add(handle);
  return () => {
    held.delete(handle);
    handle.close();
  };
}

/** A handle that no one refers to is closed when memory is collected. */
const held = new Set<Sqlite.Database>();

/** Whether a portal runs on this PostgreSQL database. */
export async function isServed(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(`select pg_try_advisory_xact_lock(${advisoryLock}) as free`);
  return rows[0].free === false;
}
