import path from "node:path";
import Sqlite from "better-sqlite3";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterSQLite,
} from "rate-limiter-flexible";
import type { OpenDatabase } from "../db";
import { privateFile } from "../private-file";
import type { Rule } from "./rules";

type Store = RateLimiterAbstract & { clearExpired?: (beforeMs: number) => Promise<void> };
export type Stores = {
  open: (name: string, rule: Rule) => Promise<RateLimiterAbstract>;
  /** Deletes the counters of a release before, whose keys are no hashes: addresses could be read in them. */
  deleteReadable: () => Promise<void>;
  close: () => void;
};

const hashLength = 43;

const cleanEveryMs = 5 * 60 * 1000;

/** The store of the counters: in PostgreSQL, or in a SQLite file of their own beside the data (docs/decisions/0001). */
export function openStores(database: OpenDatabase, dataDir: string): Stores {
  return database.kind === "postgres" ? inPostgres(database) : inSqlite(path.join(dataDir, "limits.sqlite"));
}

function inSqlite(file: string): Stores {
  const storeClient = new Sqlite(privateFile(file), { timeout: 5000 });
  storeClient.pragma("journal_mode = WAL");
  storeClient.pragma("synchronous = OFF");
  storeClient.pragma("secure_delete = ON");
  const cleaning = cleaner();
  const open: Stores["open"] = async (name, rule) =>
    cleaning.of(
      await ready(
        (done) =>
          new RateLimiterSQLite(
            { ...common(name, rule), storeClient, storeType: "better-sqlite3", clearExpiredByTimeout: false },
            done,
          ),
      ),
    );
  const deleteReadable = async () => {
    const readable = storeClient.prepare(`delete from limits where length(key) - instr(key, ':') <> ${hashLength}`);
    if (readable.run().changes === 0) return;
    storeClient.exec("vacuum");
    storeClient.pragma("wal_checkpoint(truncate)");
  };
  const close = () => {
    cleaning.stop();
    storeClient.close();
  };
  return { open, deleteReadable, close };
}

function inPostgres({ handle }: Extract<OpenDatabase, { kind: "postgres" }>): Stores {
  const cleaning = cleaner();
  const open: Stores["open"] = async (name, rule) =>
    cleaning.of(
      await afterOthers(() =>
        ready(
          (done) =>
            new RateLimiterPostgres(
              { ...common(name, rule), storeClient: handle, storeType: "pool", clearExpiredByTimeout: false },
              done,
            ),
        ),
      ),
    );
  const deleteReadable = async () => {
    await handle.query(`delete from limits where length(key) - strpos(key, ':') <> ${hashLength}`);
  };
  return { open, deleteReadable, close: cleaning.stop };
}

/** PostgreSQL reports a table that another process creates meanwhile as an error; then the table is there. */
const tableExists = new Set(["23505", "42P07", "42710"]);

async function afterOthers<Limiter>(open: () => Promise<Limiter>): Promise<Limiter> {
  try {
    return await open();
  } catch (error) {
    if (!tableExists.has((error as { code?: string }).code ?? "")) throw error;
    return open();
  }
}

/** When the store fails (full disk, no database), this process counts in memory: a limit breaks no page. */
function common(name: string, rule: Rule) {
  return {
    tableName: "limits",
    keyPrefix: name,
    ...rule,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, ...rule }),
  };
}

/** All limiters share one table, so one of them deletes what has expired. */
function cleaner() {
  let first: Store | undefined;
  const timer = setInterval(
    () => void Promise.resolve(first?.clearExpired?.(Date.now())).catch(() => undefined),
    cleanEveryMs,
  ).unref();
  const of = (store: Store) => {
    first ??= store;
    return store;
  };
  return { of, stop: () => clearInterval(timer) };
}

function ready<Limiter>(make: (done: (error?: Error) => void) => Limiter): Promise<Limiter> {
  return new Promise((resolve, reject) => {
    const limiter = make((error) => (error ? reject(error) : resolve(limiter)));
  });
}
