import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { allocatorEnv, heapFlags, projectEnv, root } from "../../lib/process/steps.ts";
import { type Portal, startPortal } from "../../testing/portal/portal";

export type Server = { url: string; pid: number; stop: () => Promise<void> };

export const sessionSecret = "a secret of the bench, long enough for it";

/**
 * The portal as `npm start` starts it, with the heap flags and one trusted proxy, so that each learner can have an
 * address of their own. `folder`: a checkout that is installed and built.
 */
export async function startBenchPortal(
  dataDir: string,
  databaseUrl = "",
  env: Record<string, string> = {},
  folder = root,
): Promise<Portal> {
  if (!fs.existsSync(path.join(folder, ".next", "BUILD_ID")))
    throw new Error(`There is no build in ${folder}. Run npm start there once, or npm run build.`);
  const settings = {
    PORTAL_DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: sessionSecret,
    TRUSTED_PROXIES: "1",
    ...allocatorEnv,
    ...env,
    NODE_OPTIONS: [...heapFlags, env.NODE_OPTIONS ?? ""].join(" ").trim(),
  };
  const portal = await startPortal(settings, folder);
  const answer = await fetch(`${portal.url}/api/courses`);
  await answer.arrayBuffer();
  if (answer.ok) return portal;
  await portal.stop();
  throw new Error(
    `GET /api/courses answers ${answer.status}. Is the build in ${folder} older than its content? Run npm run build there.\n${portal.output().slice(0, 2000)}`,
  );
}

/** Starts another server and waits until it answers. */
export async function startServer(
  command: string,
  args: string[],
  url: string,
  env: Record<string, string> = {},
): Promise<Server> {
  const child = spawn(command, args, {
    cwd: root,
    env: projectEnv({ NODE_ENV: "production", ...env }),
    stdio: ["ignore", "ignore", "inherit"],
  });
  await untilAnswering(url, child);
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once("close", () => resolve());
      child.kill("SIGTERM");
    });
  return { url, pid: child.pid ?? 0, stop };
}

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill("SIGKILL");
  throw new Error(`${url} did not answer`);
}

/** The resident memory of a process in MB; NaN where the system has no /proc. */
export function residentMemory(pid: number): number {
  const file = `/proc/${pid}/status`;
  const kilobytes = fs.existsSync(file) ? /VmRSS:\s+(\d+)/.exec(fs.readFileSync(file, "utf8"))?.[1] : undefined;
  return Number(kilobytes ?? Number.NaN) / 1024;
}

/** A folder that goes with the process. */
export function temporaryFolder(prefix = "portal-bench-"): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), prefix));
  process.on("exit", () => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}
