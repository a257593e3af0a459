import { createHmac } from "node:crypto";
import path from "node:path";
import Sqlite from "better-sqlite3";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
} from "rate-limiter-flexible";
import type { OpenDatabase } from "../db";
import { privateFile } from "../private-file";
import { settings } from "../settings";
import { type Limits, type Name, tooMany } from "./limits";
import { longestDelayMs, paces, type Rule, rules } from "./rules";

/**
 * Counters shared by all processes. Their keys are addresses, accounts and network addresses: stored is a hash of each
 * with the portal's secret, so that the counters say nothing of a person who has gone.
 * @param change.secret the same in all processes
 * @param change.longestWaitMs the longest that a request beyond its source's pace is held back
 */
export async function openLimits(
  database: OpenDatabase,
  dataDir: string,
  { longestWaitMs = longestDelayMs, secret = settings().sessionSecret } = {},
): Promise<Limits> {
  const stores = openStores(database, dataDir);
  const limiters = new Map<Name, RateLimiterAbstract>();
  const all = Object.entries({ ...rules, ...paces }) as [Name, Rule][];
  // One at a time: each creates the missing table, and PostgreSQL fails when two do so at once.
  for (const [name, rule] of all) limiters.set(name, await stores.open(name, rule));
  await stores.deleteReadable();
  const limiter = (name: Name): RateLimiterAbstract => limiters.get(name) as RateLimiterAbstract;
  const hidden = (key: string) => createHmac("sha256", secret).update(`limit ${key}`).digest("base64url");

  /** After the clock was set back, a counter could expire years later; such a counter is treated as expired. */
  const current = async (name: Name, key: string) => {
    const state = await limiter(name).get(hidden(key));
    if (!state || !isFromTheFuture(name, state)) return state;
    await limiter(name).delete(hidden(key));
    return null;
  };
  const consume = async (name: Name, key: string, customDuration?: number): Promise<RateLimiterRes> => {
    const options = customDuration === undefined ? {} : { customDuration };
    const attempt = () => limiter(name).consume(hidden(key), 1, options).catch(asState);
    const state = await attempt();
    if (!isFromTheFuture(name, state)) return state;
    await limiter(name).delete(hidden(key));
    return attempt();
  };
  const tally: Limits["tally"] = async (name, key, change = 1) => {
    if (change === 1) return (await consume(name, key)).consumedPoints;
    return (await limiter(name).reward(hidden(key), 1)).consumedPoints;
  };

  return {
    count: async (name, key, words) => {
      const state = await consume(name, key);
      if (state.consumedPoints > rules[name].points) throw tooMany(state.msBeforeNext, words);
    },
    check: async (name, key) => {
      const state = await current(name, key);
      if (state && state.consumedPoints >= rules[name].points && state.msBeforeNext > 0)
        throw tooMany(state.msBeforeNext);
    },
    forget: async (name, key) => {
      await limiter(name).delete(hidden(key));
    },
    tally,
    soFar: async (name, key) => (await current(name, key))?.consumedPoints ?? 0,
    occupy: async (name, key, seconds) => {
      const state = await consume(name, key, seconds);
      return state.consumedPoints > 1 ? state.msBeforeNext : null;
    },
    pace: async (name, key) => {
      const beyond = (await tally(name, key)) - paces[name].points;
      if (beyond > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(longestWaitMs, 100 * beyond)));
    },
    close: stores.close,
  };
}

function isFromTheFuture(name: Name, { msBeforeNext }: RateLimiterRes): boolean {
  return msBeforeNext > { ...rules, ...paces }[name].duration * 1000;
}

/** The limiter rejects with the state where there were too many. */
function asState(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}

type Store = RateLimiterAbstract & { clearExpired?: (beforeMs: number) => Promise<void> };
type Stores = {
  open: (name: string, rule: Rule) => Promise<RateLimiterAbstract>;
  /** Deletes the counters of a release before, whose keys are no hashes: addresses could be read in them. */
  deleteReadable: () => Promise<void>;
  close: () => void;
};

const hashLength = 43;

const cleanEveryMs = 5 * 60 * 1000;

/** The store of the counters: in PostgreSQL, or in a SQLite file of their own beside the data (docs/decisions/0001). */
function openStores(database: OpenDatabase, dataDir: string): Stores {
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
