import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort, freePorts } from "../../lib/process/free-port";
import { allocatorEnv, heapFlags, root } from "../../lib/process/steps.ts";
import { type Cluster, startCluster } from "../../scripts/cluster/cluster";
import { type Portal, type Server, startServer as startAt, startPortal } from "../../testing/portal/portal";
import { holdToCores } from "./processor";

export const sessionSecret = "a secret of the bench, long enough for it";

type Wish = { dataDir?: string; env?: Record<string, string> };

/** The portal as `npm start` starts it, with the heap flags and one trusted proxy, which names the learners. */
export async function startBenchPortal({
  dataDir = temporaryFolder(),
  env = {},
}: Wish = {}): Promise<Portal & { sqliteFile: string }> {
  if (!fs.existsSync(path.join(root, ".next", "BUILD_ID")))
    throw new Error("There is no build. Run npm start once, or npm run build.");
  const settings = {
    PORTAL_DATA_DIR: dataDir,
    SESSION_SECRET: sessionSecret,
    TRUSTED_PROXIES: "1",
    ...allocatorEnv,
    ...env,
    NODE_OPTIONS: [...heapFlags, env.NODE_OPTIONS ?? ""].join(" ").trim(),
  };
  const portal = await startPortal(settings);
  const answer = await fetch(`${portal.url}/api/courses`);
  await answer.arrayBuffer();
  if (answer.ok) return { ...portal, sqliteFile: path.join(dataDir, "portal.sqlite") };
  await portal.stop();
  throw new Error(
    `GET /api/courses answers ${answer.status}. Is the build older than its content? Run npm run build.\n${portal.output().slice(0, 2000)}`,
  );
}

/** PostgreSQL, processes and nginx as `npm run start:cluster` starts them, held to as many cores as there are processes. */
export async function startBenchCluster(processes: number): Promise<Cluster> {
  holdToCores(0, processes - 1);
  const folder = temporaryFolder();
  // PostgreSQL runs as a user of its own where this runs as root, and its folder is in this one.
  fs.chmodSync(folder, 0o755);
  const cluster = await startCluster({
    port: await freePorts(1 + processes),
    processes,
    dataDir: path.join(folder, "data"),
    databaseUrl: null,
    env: { SESSION_SECRET: sessionSecret },
    say: console.log,
    onOutput: () => undefined,
  });
  if (cluster.nginxFolder) return cluster;
  await cluster.stop();
  throw new Error("This part needs nginx in PATH (Debian: apt-get install nginx-light).");
}

/** Starts another server, at a free port that its arguments name, and waits until it answers. */
export async function startServer(
  command: (port: number) => [string, ...string[]],
  env: Record<string, string> = {},
): Promise<Server> {
  const port = await freePort();
  return startAt(`http://localhost:${port}`, command(port), { NODE_ENV: "production", ...env }, { path: "/" });
}

const folders: string[] = [];
process.on("exit", () => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

/** A folder that goes with the process. */
export function temporaryFolder(prefix = "portal-bench-"): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), prefix));
  folders.push(folder);
  return folder;
}
