import fs from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import {
  currentRelease,
  deleteOldFiles,
  deleteOldReleases,
  lock,
  previousRelease,
  switchBack,
  switchTo,
  UpgradeError,
} from "./home.ts";
import { makeRelease } from "./make-release.ts";
import { look, readBuildId, readPages, startBeside, untilReady } from "./processes.ts";
import { runIn } from "./run-in.ts";

/** What `npm run upgrade` does, as its arguments say it. */
export type UpgradePlan = {
  home: string;
  source: string;
  back: boolean;
  ports: number[];
  standIn: number | null;
  staticFolder: string | null;
  keep: number;
  limitMs: number;
  env: Record<string, string>;
  restart: (port: number) => Promise<void>;
  idleMs: number;
  checkInterrupted?: () => void;
  say: (line: string) => void;
};

/**
 * Makes a release from `source`, or takes the previous one for `back`, and moves the processes to it one after the
 * other. Whatever fails, the processes run the release from before when this ends.
 * @returns the folder of the release
 */
export async function upgrade(plan: UpgradePlan): Promise<string> {
  const unlock = lock(plan.home);
  try {
    // Of an upgrade that was killed.
    fs.rmSync(path.join(plan.home, "out"), { recursive: true, force: true });
    return await (plan.back ? goBack(plan) : goOn(plan));
  } finally {
    unlock();
  }
}

async function goOn(plan: UpgradePlan) {
  const { home, source, staticFolder, env, keep, say } = plan;
  const before = currentRelease(home);
  if (before) await requireAllReady(plan.ports);
  const release = await makeRelease({ home, source, current: before, say });
  try {
    if (staticFolder)
      await runIn(release, ["node", "--import", "tsx", commandFile(release, "static"), path.resolve(staticFolder)]);
    // The previous release runs on the tables that this makes (docs/decisions/0145).
    say("Bringing the database up to date");
    await runIn(release, ["node", "--import", "tsx", "scripts/migrate.ts"], { NODE_ENV: "production", ...env });
    await move(plan, before, release);
  } catch (error) {
    fs.rmSync(release, { recursive: true, force: true });
    throw error;
  }
  const deleted = deleteOldReleases(home, keep);
  if (deleted.length > 0) say(`Deleted: ${deleted.join(", ")}.`);
  if (staticFolder) deleteOldFiles(home, path.resolve(staticFolder));
  return release;
}

/** The file of a command as the release names it: it lies in another place in an older one. */
function commandFile(release: string, name: string) {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(release, "package.json"), "utf8"));
  return scripts[name].split(" ").at(-1);
}

/** The tables are not changed back: the previous release can use them, and they contain what was written since. */
async function goBack(plan: UpgradePlan) {
  const [current, previous] = [currentRelease(plan.home), previousRelease(plan.home)];
  if (!current || !previous || current === previous) throw new UpgradeError("There is no release to go back to.");
  await move(plan, current, previous);
  return previous;
}

/** Tries the release, switches, and restarts one process after the other; goes back if any of it fails. */
async function move(plan: UpgradePlan, before: string | null, release: string) {
  const { home, ports, standIn, env, say, limitMs } = plan;
  say("Trying the release on a port of its own");
  const stopTrial = await startBeside(release, env, { limitMs });
  await stopTrial();
  plan.checkInterrupted?.();
  const earlier = previousRelease(home);
  let stopStandIn: (() => Promise<void>) | null = null;
  const restarted: number[] = [];
  try {
    if (standIn) {
      say(`A process of the new release stands in at port ${standIn}`);
      stopStandIn = await startBeside(release, env, { limitMs, port: standIn });
    }
    switchTo(home, release);
    say(`current is ${path.basename(release)}`);
    for (const port of ports) {
      plan.checkInterrupted?.();
      restarted.push(port);
      await restart(plan, port, release, before !== null && !standIn);
    }
  } catch (thrown) {
    const error = thrown as Error;
    say(`✗ ${error.message}`);
    await restore(plan, { before, earlier }, restarted);
    throw new UpgradeError(
      before ? `The portal runs ${path.basename(before)} as before. ${error.message}` : error.message,
    );
  } finally {
    if (standIn && stopStandIn) await endStandIn(plan, standIn, stopStandIn);
  }
}

/** Taken out of nginx first, as a process that is restarted: a request on its way to it would be lost. */
async function endStandIn({ home, idleMs }: UpgradePlan, port: number, stop: () => Promise<void>) {
  const putBack = await takeOut(home, port, idleMs);
  try {
    await stop();
  } finally {
    putBack();
  }
}

async function restart(
  { home, ports, standIn, restart: command, idleMs, limitMs, say }: UpgradePlan,
  port: number,
  release: string,
  needsOthers: boolean,
) {
  const others = ports.filter((each) => each !== port);
  if (needsOthers && others.length > 0) await requireAllReady(others);
  say(`Restarting port ${port}`);
  const before = await look(port);
  // Only where another process answers, which the proxy asks instead of this one.
  const putBack = before.ready && (others.length > 0 || standIn) ? await takeOut(home, port, idleMs) : () => undefined;
  await command(port);
  try {
    await untilReady(port, readBuildId(release), before, { limitMs });
    await readPages(port);
  } finally {
    putBack();
  }
}

/**
 * nginx looks for the file at each request (deploy/nginx.conf), so the process gets no new ones, and after a while
 * nginx has closed its idle connections: a request that nginx sends on one which the process is just closing would be
 * lost.
 * @returns a function that gives the process back to nginx
 */
async function takeOut(home: string, port: number, idleMs: number) {
  const file = path.join(home, "out", String(port));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, "");
  await wait(idleMs);
  return () => fs.rmSync(file, { force: true });
}

async function restore(
  plan: UpgradePlan,
  { before, earlier }: { before: string | null; earlier: string | null },
  restarted: number[],
) {
  if (before) plan.say(`Going back to ${path.basename(before)}`);
  switchBack(plan.home, before, earlier);
  if (!before) return;
  for (const port of restarted)
    try {
      await restart(plan, port, before, false);
    } catch (error) {
      throw new UpgradeError(
        `The release before did not start again at port ${port}: ${(error as Error).message} Look at the log of its process.`,
      );
    }
}

async function requireAllReady(ports: number[]) {
  for (const port of ports)
    if (!(await look(port)).ready)
      throw new UpgradeError(`The process of port ${port} is not ready, so no other one is restarted.`);
}
