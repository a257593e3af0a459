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

const all: Record<Name, Rule> = { ...rules, ...paces };

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
  const store =
    database.kind === "postgres" ? inPostgres(database.handle) : inSqlite(path.join(dataDir, "limits.sqlite"));
  await store.run(createTable).catch((error: { code?: string }) => {
    if (!tableExists.has(error.code ?? "")) throw error;
  });
  if ((await store.run(deleteReadable)) > 0) store.compact();
  const limiters = Object.fromEntries(
    Object.entries(all).map(([name, rule]) => [name, store.limiter(optionsOf(name, rule))]),
  ) as Record<Name, RateLimiterAbstract>;
  const deleteExpired = () => store.run(`delete from limits where expire < ${Date.now()}`).catch(() => undefined);
  const cleaning = setInterval(deleteExpired, cleanEveryMs).unref();
  const hidden = (key: string) => createHmac("sha256", secret).update(`limit ${key}`).digest("base64url");

  /** After the clock was set back, a counter could expire years later; such a counter is treated as expired. */
  const current = async (name: Name, key: string) => {
    const state = await limiters[name].get(hidden(key));
    if (!state || !isFromTheFuture(name, state)) return state;
    await limiters[name].delete(hidden(key));
    return null;
  };
  const consume = async (name: Name, key: string, customDuration?: number): Promise<RateLimiterRes> => {
    const options = customDuration === undefined ? {} : { customDuration };
    const attempt = () => limiters[name].consume(hidden(key), 1, options).catch(asState);
    const state = await attempt();
    if (!isFromTheFuture(name, state)) return state;
    await limiters[name].delete(hidden(key));
    return attempt();
  };
  const tally: Limits["tally"] = async (name, key, change = 1) => {
    if (change === 1) return (await consume(name, key)).consumedPoints;
    return (await limiters[name].reward(hidden(key), 1)).consumedPoints;
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
      await limiters[name].delete(hidden(key));
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
    close: () => {
      clearInterval(cleaning);
      store.close();
    },
  };
}

function isFromTheFuture(name: Name, { msBeforeNext }: RateLimiterRes): boolean {
  return msBeforeNext > all[name].duration * 1000;
}

/** The limiter rejects with the state where there were too many. */
function asState(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}

/** The same on both databases, and as `rate-limiter-flexible` creates it. */
const createTable =
  "create table if not exists limits (key varchar(255) primary key, points integer not null default 0, expire bigint)";
/** PostgreSQL reports a table that another process creates meanwhile as an error; then the table is there. */
const tableExists = new Set(["23505", "42P07", "42710"]);

/** Deletes the counters of a release before, whose keys are no hashes of 43 letters: addresses could be read in them. */
const deleteReadable = `delete from limits where key not like '%:${"_".repeat(43)}' or key like '%:%:%'`;

const cleanEveryMs = 5 * 60 * 1000;

/** When the store fails (full disk, no database), this process counts in memory: a limit breaks no page. */
function optionsOf(name: string, rule: Rule) {
  return {
    tableName: "limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    ...rule,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, ...rule }),
  };
}

/** Where the counters are: in PostgreSQL, or in a SQLite file of their own beside the data (docs/decisions/0001). */
type Store = {
  /** @returns how many rows the statement has changed */
  run: (statement: string) => Promise<number>;
  limiter: (options: ReturnType<typeof optionsOf>) => RateLimiterAbstract;
  /** Writes the file anew, without what was deleted. PostgreSQL frees the space by itself. */
  compact: () => void;
  close: () => void;
};

function inSqlite(file: string): Store {
  const storeClient = new Sqlite(privateFile(file), { timeout: 5000 });
  storeClient.pragma("journal_mode = WAL");
  storeClient.pragma("synchronous = OFF");
  storeClient.pragma("secure_delete = ON");
  return {
    run: async (statement) => storeClient.prepare(statement).run().changes,
    limiter: (options) => new RateLimiterSQLite({ ...options, storeClient, storeType: "better-sqlite3" }),
    compact: () => {
      storeClient.exec("vacuum");
      storeClient.pragma("wal_checkpoint(truncate)");
    },
    close: () => storeClient.close(),
  };
}

function inPostgres(storeClient: Extract<OpenDatabase, { kind: "postgres" }>["handle"]): Store {
  return {
    run: async (statement) => (await storeClient.query(statement)).rowCount ?? 0,
    limiter: (options) => new RateLimiterPostgres({ ...options, storeClient, storeType: "pool" }),
    compact: () => undefined,
    close: () => undefined,
  };
}
