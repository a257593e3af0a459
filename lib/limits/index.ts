import path from "node:path";
import Sqlite from "better-sqlite3";
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes, RateLimiterSQLite } from "rate-limiter-flexible";
import type { OpenDatabase } from "../db";
import { Refusal } from "../refusal";

/**
 * Whole schools stand behind one address, so limits per address are generous; per account and address they are strict. The
 * limit of an account over all addresses blocks for one minute only, so that no stranger can lock somebody out (threats T10).
 */
export const rules = {
  signInHere: { points: 8, duration: 900 },
  signInAccount: { points: 60, duration: 3600, blockDuration: 60 },
  signInAddress: { points: 300, duration: 900 },
  changePassword: { points: 10, duration: 3600 },
  readMyData: { points: 60, duration: 3600 },
  avatar: { points: 30, duration: 3600 },
  socialAddress: { points: 300, duration: 900 },
  registerAddress: { points: 200, duration: 3600 },
  /** Mails that somebody can make the portal send to one address (threats T23). */
  mailAddress: { points: 3, duration: 3600 },
  mailVisitor: { points: 100, duration: 3600 },
  guardianMail: { points: 5, duration: 3600 },
  grievanceAddress: { points: 30, duration: 3600 },
  /** Ratings and feedback of one learner, and leaving courses (threats T23). */
  courseOpinion: { points: 120, duration: 3600 },
  leaveCourse: { points: 20, duration: 3600 },
  recount: { points: 60, duration: 3600 },
  surveyLearner: { points: 120, duration: 3600 },
  /** Comments of one learner, and below one discussion (threats T23). */
  commentAccount: { points: 20, duration: 3600 },
  commentDiscussion: { points: 300, duration: 3600 },
  /** Messages to the coordinator, and saves of a draft while somebody types (threats T23). */
  chatMessage: { points: 30, duration: 900 },
  journalDraft: { points: 600, duration: 900 },
  searchAddress: { points: 1200, duration: 300 },
  badLinkVisitor: { points: 300, duration: 900 },
} as const;
export type LimitName = keyof typeof rules;

export type Limits = {
  /** Counts one event. @throws Refusal TOO_MANY_REQUESTS when there were too many */
  count: (name: LimitName, key: string) => Promise<void>;
  /** @throws Refusal TOO_MANY_REQUESTS when there were too many; counts nothing */
  check: (name: LimitName, key: string) => Promise<void>;
  forget: (name: LimitName, key: string) => Promise<void>;
  close: () => void;
};

/** Counters shared by all processes: in PostgreSQL, or in a SQLite file of their own beside the data (see docs/decisions). */
export async function openLimits(database: OpenDatabase, dataDir: string): Promise<Limits> {
  const { make, close } = database.kind === "postgres" ? inPostgres(database) : inSqlite(path.join(dataDir, "limits.sqlite"));
  const names = Object.keys(rules) as LimitName[];
  const limiters = new Map<LimitName, RateLimiterAbstract>();
  // One after the other: each makes the table if it is not there, and PostgreSQL refuses two that do so at once.
  for (const name of names) limiters.set(name, await make(name));
  const limiter = (name: LimitName): RateLimiterAbstract => limiters.get(name) as RateLimiterAbstract;
  return {
    count: async (name, key) => {
      await limiter(name).consume(key).catch(refuse);
    },
    check: async (name, key) => {
      const state = await limiter(name).get(key);
      if (state && state.consumedPoints >= rules[name].points && state.msBeforeNext > 0) refuse(state);
    },
    forget: async (name, key) => {
      await limiter(name).delete(key);
    },
    close,
  };
}

type Maker = { make: (name: LimitName) => Promise<RateLimiterAbstract>; close: () => void };

function inSqlite(file: string): Maker {
  const storeClient = new Sqlite(file);
  storeClient.pragma("journal_mode = WAL");
  storeClient.pragma("synchronous = OFF");
  storeClient.pragma("busy_timeout = 5000");
  return {
    make: (name) =>
      ready((done) => new RateLimiterSQLite({ storeClient, storeType: "better-sqlite3", tableName: "limits", keyPrefix: name, ...rules[name] }, done)),
    close: () => storeClient.close(),
  };
}

function inPostgres(database: Extract<OpenDatabase, { kind: "postgres" }>): Maker {
  return {
    make: (name) =>
      ready((done) => new RateLimiterPostgres({ storeClient: database.handle, storeType: "pool", tableName: "limits", keyPrefix: name, ...rules[name] }, done)),
    close: () => undefined,
  };
}

function ready<Limiter>(make: (done: (error?: Error) => void) => Limiter): Promise<Limiter> {
  return new Promise((resolve, reject) => {
    const limiter = make((error) => (error ? reject(error) : resolve(limiter)));
  });
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw new Refusal("TOO_MANY_REQUESTS", "tooManyTries", { retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) });
}
