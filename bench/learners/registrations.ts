import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { allocatorEnv, projectEnv, root } from "../../lib/process/steps.ts";
import { type Client, drive, RefusedError } from "../load/drive";
import { load, type Speed } from "../load/load";
import { register } from "./actions";

const execute = promisify(execFile);
const people = 50;

/**
 * The number of passwords that one thread hashes in a second while nothing else runs, which limits the registrations of
 * a portal.
 */
export async function hashesPerSecond(seconds: number): Promise<number> {
  const { stdout } = await execute("tsx", ["bench/limits/hashes.ts", String(seconds)], {
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
    if (!(error instanceof RefusedError) || error.answer.status !== 503) throw error;
    await new Promise((resolve) => setTimeout(resolve, error.answer.retryAfterSeconds * 1000));
  }
}

/**
 * Public pages while so many people register all at once, and again as soon as they have; `registering` is without the
 * pages.
 */
export async function pagesWhilePeopleRegister(
  portalUrl: string,
  path: string,
  seconds: number,
): Promise<{ alone: Speed; meanwhile: Speed; registering: number; perSecond: number }> {
  const pages = (forSeconds: number) => load({ url: portalUrl + path }, 4, forSeconds);
  const alone = await pages(seconds);
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
  const perSecond = registerFor(seconds + 2);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const meanwhile = await pages(seconds);
  return { alone, meanwhile, registering, perSecond: await perSecond };
}
