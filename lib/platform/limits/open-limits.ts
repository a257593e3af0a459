import { createHmac } from "node:crypto";
import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import type { OpenDatabase } from "../db";
import { settings } from "../settings";
import { type Limits, type Name, tooMany } from "./limits";
import { longestDelayMs, paces, type Rule, rules } from "./rules";
import { openStores } from "./stores";

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
