import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { endProcess } from "../../lib/process/end-process.ts";
import { freePort } from "../../lib/process/free-port.ts";
import { compiledEnv, projectEnv, root } from "../../lib/process/steps.ts";

/** A server in a process of its own, which ends with this process at the latest. */
export type Server = {
  url: string;
  pid: number;
  /** Its output so far. */
  output: () => string;
  /** Sends SIGTERM and waits until the process has ended. */
  stop: () => Promise<void>;
  /** Sends SIGKILL, as a crash would end it. */
  kill: () => Promise<void>;
};
/** A portal for tests: the production build. */
export type Portal = Server;
type Environment = Record<string, string>;

/**
 * Some fifty processes are started: rendering the first pages and compiling the same modules takes seconds of processor
 * time in each.
 */
export const quickStart: Environment = { SKIP_WARM_UP: "1", ...compiledEnv };

/** Migrates the database, starts a portal and waits until it responds. `folder`: where it is installed. */
export async function startPortal(env: Environment, folder = root): Promise<Portal> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  // Settings of the surrounding shell or test runner must not reach this portal.
  const clean = {
    PORTAL_URL: url,
    DATABASE_URL: "",
    PORTAL_UPSTREAM_URL: "",
    SESSION_SECRET: "",
    TRUSTED_PROXIES: "0",
    ...quickStart,
    ...env,
    PORT: String(port),
    NODE_ENV: "production",
  };
  if (!copiesTemplate(clean)) await migrate(clean, folder);
  return startServer(url, ["node", "scripts/serve.mjs"], clean, { path: "/api/courses", folder });
}

/** Starts a server and waits until it answers at this path of its address, whatever it answers. */
export async function startServer(
  url: string,
  [command, ...args]: [string, ...string[]],
  env: Environment,
  { path: address, folder = root }: { path: string; folder?: string },
): Promise<Server> {
  const server = launch(command, args, env, folder);
  const end = async (signal: NodeJS.Signals) => {
    await endProcess(server.child, signal, 15_000);
    await server.ended;
  };
  try {
    await untilAnswering(url + address, server);
  } catch (error) {
    await end("SIGKILL");
    throw error;
  }
  return {
    url,
    pid: server.child.pid ?? 0,
    output: server.output,
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
  };
}

/** A new data folder is a copy of the one that `scripts/contract.ts` has migrated, where it has. */
function copiesTemplate({ PORTAL_DATA_DIR, DATABASE_URL }: Environment): boolean {
  const template = process.env.TESTED_TEMPLATE;
  if (!template || !PORTAL_DATA_DIR || DATABASE_URL || fs.existsSync(path.join(PORTAL_DATA_DIR, "portal.sqlite")))
    return false;
  fs.cpSync(template, PORTAL_DATA_DIR, { recursive: true });
  return true;
}

async function migrate(env: Environment, folder: string): Promise<void> {
  const migration = launch("node", ["--import", "tsx", "scripts/migrate.ts"], env, folder);
  if ((await migration.ended) !== 0)
    throw new Error(`The database could not be brought up to date.\n${migration.output()}`);
}

type Launched = { child: ChildProcess; ended: Promise<number>; output: () => string };
const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

function launch(command: string, args: string[], env: Environment, folder: string): Launched {
  const child = spawn(command, args, { cwd: folder, env: projectEnv(env), stdio: ["ignore", "pipe", "pipe"] });
  running.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const ended = new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
  return { child, ended, output: () => output };
}

/** Also an error counts, for example because the backend cannot be reached. A busy machine needs minutes for a start. */
async function untilAnswering(address: string, server: Launched): Promise<void> {
  let over = false;
  server.ended.then(
    () => (over = true),
    () => (over = true),
  );
  for (let tries = 0; tries < 5000 && !over; tries += 1) {
    // A busy machine may also let the body time out.
    const answered = await fetch(address, { signal: AbortSignal.timeout(10_000) })
      .then((answer) => answer.arrayBuffer())
      .catch(() => null);
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${address}.\n${server.output()}`);
}
