import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { endProcess } from "../../lib/process/end-process.ts";
import { allocatorEnv, compiledEnv, heapFlags, root } from "../../lib/process/steps.ts";
import { type ClusterDatabase, embeddedDatabase } from "../../testing/database/embedded-database";
import { releaseEnv, runIn } from "../upgrade/run-in.ts";
import { configureNginx, findNginx, startNginx, withProcesses } from "./nginx";
import { writeStaticFiles } from "./static-files";

/** The first of the ports in deploy. */
const firstPort = 3001;

export const portsOf = (count: number): number[] => Array.from({ length: count }, (_, index) => firstPort + index);

/** The files of deploy that name each process, for another number of them. */
export function filesForProcesses(count: number, original: Record<"nginx" | "target" | "sudoers", string>) {
  const ports = portsOf(count);
  const services = ports.map((port) => `portal@${port}.service`).join(" ");
  const restarts = ports.map((port) => `/usr/bin/systemctl restart portal@${port}`).join(", ");
  return {
    "portal.conf": withProcesses(original.nginx, ports, "/srv/portal/out"),
    "portal.target": original.target.replace(/^Wants=.*$/m, `Wants=${services}`),
    sudoers: original.sudoers.replace(/NOPASSWD: .*$/m, `NOPASSWD: ${restarts}`),
  };
}

type ClusterPlan = {
  /** Where nginx listens; the processes have the ports after it. */
  port: number;
  processes: number;
  dataDir: string;
  /** Without it the cluster starts a PostgreSQL of its own, or uses SQLite where `sqlite` is set. */
  databaseUrl: string | null;
  sqlite?: boolean;
  /** What the processes run: this project, or the link to a release, which is followed at each start. */
  release?: string;
  /** The folder with each process's id and settings, for `npm run upgrade`. */
  home?: string;
  /** Further ports that nginx knows, at which no process is started. */
  otherPorts?: number[];
  env?: Record<string, string>;
  say: (line: string) => void;
  /** Gets what the processes print; without it they print to this process's output. */
  onOutput?: (text: string) => void;
};

export type Cluster = {
  url: string;
  processes: { port: number; pid: () => number }[];
  database: ClusterDatabase | null;
  nginxFolder: string | null;
  stop: () => Promise<void>;
};

const restartMs = 1000;
const patienceMs = 20_000;

/** Where `npm run upgrade` finds the settings of a cluster that was started with `home`. */
export const envFilePath = (home: string) => path.join(home, "portal.env");

/** Starts PostgreSQL, the processes of the portal and nginx on this machine. The build must be there. */
export async function startCluster(plan: ClusterPlan): Promise<Cluster> {
  const { port, dataDir, say } = plan;
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    const database = plan.databaseUrl || plan.sqlite ? null : await embeddedDatabase(`${dataDir}-postgres`);
    if (database) stops.push(database.close);
    const url = `http://localhost:${port}`;
    const nginx = findNginx();
    const env = {
      PORTAL_URL: url,
      PORTAL_DATA_DIR: dataDir,
      DATABASE_URL: plan.databaseUrl ?? database?.url ?? "",
      TRUSTED_PROXIES: nginx ? "1" : "0",
      PROXY_CACHES_PAGES: nginx ? "1" : "0",
      NODE_ENV: "production",
      ...plan.env,
    };
    const release = plan.release ?? root;
    await runIn(fs.realpathSync(release), ["node", "--import", "tsx", "scripts/migrate.ts"], env);
    const settings = Object.entries(env).map(([name, value]) => `${name}=${value}\n`);
    if (plan.home) fs.writeFileSync(envFilePath(plan.home), settings.join(""), { mode: 0o600 });
    const ports = Array.from({ length: plan.processes }, (_, index) => port + 1 + index);
    const processes = ports.map((each) => keepRunning(each, env, plan));
    stops.push(() => Promise.all(processes.map(({ end }) => end())));
    await Promise.all(ports.map(untilReady));
    const nginxFolder = nginx && path.join(dataDir, "nginx");
    if (nginx && nginxFolder) {
      const staticFolder = path.join(plan.home ?? nginxFolder, "static");
      writeStaticFiles(staticFolder, release);
      const outFolder = path.join(plan.home ?? nginxFolder, "out");
      const processPorts = [...ports, ...(plan.otherPorts ?? [])];
      const file = configureNginx({ folder: nginxFolder, staticFolder, outFolder, port, processPorts }, nginx.folder);
      const server = startNginx(nginxFolder, file);
      stops.push(() => endProcess(server, "SIGQUIT", patienceMs));
      await untilAnswering(`${url}/courses`);
      say(
        `The portal is open at ${url}: nginx ${nginx.version}, ${ports.length} processes (ports ${ports.join(", ")}).`,
      );
    } else
      say(
        `There is no nginx in PATH, so nothing spreads requests: the processes are open at ports ${ports.join(", ")}.`,
      );
    return { url: nginx ? url : `http://localhost:${ports[0]}`, processes, database, nginxFolder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts one process of the portal, and starts it again when it ends by itself, as systemd does. */
function keepRunning(port: number, env: Record<string, string>, { release = root, home, say, onOutput }: ClusterPlan) {
  let isEnding = false;
  let child: ChildProcess;
  const start = () => {
    const output = onOutput ? "pipe" : "inherit";
    const folder = fs.realpathSync(release);
    child = spawn("node", [...heapFlags, "scripts/serve.mjs"], {
      cwd: folder,
      env: releaseEnv(folder, { ...allocatorEnv, ...compiledEnv, ...env, PORT: String(port) }),
      stdio: ["ignore", output, output],
    });
    if (home) fs.writeFileSync(path.join(home, `${port}.pid`), String(child.pid));
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => onOutput?.(text));
    child.once("exit", async (code, signal) => {
      if (isEnding) return;
      say(`The process of port ${port} has ended (${signal ?? code}) and is started again.`);
      await wait(restartMs);
      if (!isEnding) start();
    });
  };
  start();
  const end = () => {
    isEnding = true;
    return endProcess(child, "SIGTERM", patienceMs);
  };
  return { port, pid: () => child.pid ?? 0, end };
}

const untilReady = (port: number) => untilAnswering(`http://localhost:${port}/readyz`);

async function untilAnswering(address: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`${address} does not answer.`);
}
