import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { allocatorEnv, projectEnv, root } from "../../scripts/steps.mjs";
import { drive } from "../load/drive";
import { load, type Speed } from "../load/load";
import { register } from "./actions";

const execute = promisify(execFile);
const people = 50;

/** How many passwords a second one thread hashes while nothing else runs: no portal of one thread registers more. */
export async function hashesPerSecond(seconds: number): Promise<number> {
  const { stdout } = await execute("tsx", ["bench/limits/hashes.ts", String(seconds)], { cwd: root, env: projectEnv(allocatorEnv) });
  return Number(stdout);
}

/** Public pages while so many people register all at once, and again as soon as they have. */
export async function pagesWhilePeopleRegister(
  portalUrl: string,
  path: string,
  seconds: number,
): Promise<{ alone: Speed; meanwhile: Speed; perSecond: number }> {
  const pages = (forSeconds: number) => load({ url: portalUrl + path }, 4, forSeconds);
  const alone = await pages(seconds);
  const registering = drive(portalUrl, people, seconds + 2, async (client, turn) => void (await register(client, turn)));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const meanwhile = await pages(seconds);
  return { alone, meanwhile, perSecond: (await registering).perSecond };
}
