import { execFile } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { allocatorEnv, projectEnv, root } from "../../lib/process/steps.ts";
import { type Client, drive, RefusedError } from "../support/client";
import { mark } from "../support/figures";
import { register } from "../support/learners";
import { load } from "../support/load";

const people = 50;

/** Public pages while so many people register all at once, and again as soon as they have. */
export async function pagesWhilePeopleRegister(portalUrl: string, path: string, seconds: number): Promise<string> {
  const hashes = await hashesPerSecond(seconds);
  const pages = () => load({ url: portalUrl + path }, 4, seconds);
  const alone = await pages();
  let before = 0;
  const registerFor = async (forSeconds: number) => {
    const driven = await drive(portalUrl, people, forSeconds, (client, turn) =>
      registerOrComeAgain(client, before + turn),
    );
    before += driven.count;
    return driven.perSecond;
  };
  // The code is compiled first, as it is on a running portal.
  await registerFor(2);
  const registering = await registerFor(seconds);
  const beside = registerFor(seconds + 2);
  await wait(1000);
  const meanwhile = await pages();
  return `99 % ${meanwhile.p99Ms.toFixed(1)} ms (under 100: ${mark(meanwhile.p99Ms < 100)}), median ${meanwhile.medianMs.toFixed(2)} ms, ${meanwhile.perSecond.toFixed(0)} a second; alone 99 % ${alone.p99Ms.toFixed(1)} ms. ${(await beside).toFixed(1)} registrations a second beside them, ${registering.toFixed(1)} without them, which is ${(registering / hashes).toFixed(2)} of the ${hashes.toFixed(1)} password hashes that one thread makes in a second by itself.`;
}

/** The number of passwords that one thread hashes in a second while nothing else runs, which limits registrations. */
async function hashesPerSecond(seconds: number): Promise<number> {
  const { stdout } = await promisify(execFile)("tsx", ["bench/limits/hashes.ts", String(seconds)], {
    cwd: root,
    env: projectEnv(allocatorEnv),
  });
  return Number(stdout);
}

/** Whoever is told that many people sign in just now comes again after the seconds that the portal names. */
async function registerOrComeAgain(client: Client, turn: number): Promise<void> {
  try {
    await register(client, turn);
  } catch (error) {
    if (!(error instanceof RefusedError && error.isLater)) throw error;
    await wait(error.answer.retryAfterSeconds * 1000);
  }
}
