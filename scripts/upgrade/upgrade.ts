import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { endProcess, hasEnded } from "../../lib/process/end-process.ts";
import { freePort } from "../../lib/process/free-port.ts";
import { heapFlags } from "../../lib/process/steps.ts";
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
import { releaseEnv, runIn } from "./run-in.ts";

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
  const { home, ports, standIn, say } = plan;
  say("Trying the release on a port of its own");
  const stopTrial = await startBeside(release, plan);
  await stopTrial();
  plan.checkInterrupted?.();
  const earlier = previousRelease(home);
  let stopStandIn: (() => Promise<void>) | null = null;
  const restarted: number[] = [];
  try {
    if (standIn) {
      say(`A process of the new release stands in at port ${standIn}`);
      stopStandIn = await startBeside(release, plan, standIn);
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
    await restore(plan, before, earlier, restarted);
    throw new UpgradeError(
      before ? `The portal runs ${path.basename(before)} as before. ${error.message}` : error.message,
    );
  } finally {
    // Taken out of nginx first, as a process that is restarted: a request on its way to it would be lost.
    if (standIn && stopStandIn) await whileOut(plan, standIn, stopStandIn);
  }
}

async function restart(plan: UpgradePlan, port: number, release: string, needsOthers: boolean) {
  const { ports, standIn, limitMs, say } = plan;
  const others = ports.filter((each) => each !== port);
  if (needsOthers && others.length > 0) await requireAllReady(others);
  say(`Restarting port ${port}`);
  const before = await look(port);
  const work = async () => {
    await plan.restart(port);
    await untilReady(port, readBuildId(release), before, limitMs);
    await readPages(port);
  };
  // Only where another process answers, which the proxy asks instead of this one.
  if (before.ready && (others.length > 0 || standIn)) await whileOut(plan, port, work);
  else await work();
}

/**
 * nginx looks for the file at each request (deploy/nginx.conf), so the process gets no new ones, and after a while
 * nginx has closed its idle connections: a request that nginx sends on one which the process is just closing would be
 * lost.
 */
async function whileOut({ home, idleMs }: UpgradePlan, port: number, work: () => Promise<void>) {
  const file = path.join(home, "out", String(port));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, "");
  try {
    await wait(idleMs);
    await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}

async function restore(plan: UpgradePlan, before: string | null, earlier: string | null, restarted: number[]) {
  if (before) plan.say(`Going back to ${path.basename(before)}`);
  switchBack(plan.home, before, earlier);
  if (!before) return;
  const failed: string[] = [];
  for (const port of restarted)
    await restart(plan, port, before, false).catch((error: Error) => failed.push(`port ${port}: ${error.message}`));
  if (failed.length > 0)
    throw new UpgradeError(
      `The release before did not start again at ${failed.join(" ")} Look at the log of its process.`,
    );
}

async function requireAllReady(ports: number[]) {
  for (const port of ports)
    if (!(await look(port)).ready)
      throw new UpgradeError(`The process of port ${port} is not ready, so no other one is restarted.`);
}

const buildHeader = "x-portal-build";

/** What is read of each process before it counts: pages of several kinds in both languages, and a call. */
const looks = ["/", "/courses", "/login", "/discussions", "/api/courses"].flatMap((address) =>
  ["en", "hi"].map((language) => ({ address, language })),
);

const readBuildId = (release: string) => fs.readFileSync(path.join(release, ".next", "BUILD_ID"), "utf8").trim();

type Looked = { ready: boolean; build: string | undefined };

/** @returns whether a port's process is ready, and its build: undefined for a release that did not say it */
async function look(port: number): Promise<Looked> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5000) });
    await answer.arrayBuffer();
    return { ready: answer.ok, build: answer.headers.get(buildHeader) ?? undefined };
  } catch {
    return nobody;
  }
}

const nobody = { ready: false, build: undefined };

/** Waits until a port's process runs a build and is ready. @param before what was there before the restart */
async function untilReady(port: number, build: string, before: Looked, limitMs: number, isOver = () => false) {
  const began = performance.now();
  // A release that does not name its build is known by not being what was there before.
  let isAnother = !before.ready || before.build !== undefined;
  while (performance.now() - began < limitMs && !isOver()) {
    const found = await look(port);
    if (found.ready && (found.build === build || (found.build === undefined && isAnother))) return;
    isAnother ||= !found.ready;
    await wait(100);
  }
  throw new UpgradeError(
    `The process of port ${port} ${isOver() ? "has ended" : `was not ready within ${Math.round(limitMs / 1000)} seconds`}.`,
  );
}

/** @throws UpgradeError for a page that cannot be rendered */
async function readPages(port: number) {
  for (const { address, language } of looks) {
    const headers = { cookie: `language=${language}` };
    const signal = AbortSignal.timeout(30_000);
    const status = await fetch(`http://127.0.0.1:${port}${address}`, { headers, redirect: "manual", signal })
      .then((answer) => answer.arrayBuffer().then(() => answer.status))
      .catch((error) => error.message);
    if (typeof status !== "number" || status >= 500)
      throw new UpgradeError(`Port ${port}: ${address} (${language}) answers ${status}.`);
  }
}

/** Starts a release on a port without visitors (or on `port`) and reads pages. @returns what stops it */
async function startBeside(release: string, { env, limitMs }: UpgradePlan, port?: number) {
  const chosen = port ?? (await freePort());
  const ofTrial = { PORT: String(chosen), METRICS_PORT: "", SHUTDOWN_DELAY_MS: "0", STAND_IN: "1" };
  const environment = { NODE_ENV: "production", ...env, ...ofTrial };
  const child = spawn("node", [...heapFlags, "scripts/serve.mjs"], {
    cwd: release,
    env: releaseEnv(release, environment),
    stdio: ["ignore", "ignore", "inherit"],
  });
  // A Node that cannot be started is as one that has ended.
  child.on("error", () => undefined);
  const stop = () => endProcess(child, "SIGTERM", 30_000);
  try {
    await untilReady(chosen, readBuildId(release), nobody, limitMs, () => hasEnded(child));
    await readPages(chosen);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
