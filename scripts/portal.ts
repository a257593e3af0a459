import { type ChildProcess, spawn } from "node:child_process";
import { freePort } from "./free-port.ts";
import { projectEnv, root } from "./steps.mjs";

/** A portal of the tests: the production build as a process of its own. */
export type Portal = {
  url: string;
  pid: number;
  /** Asks it to end, and waits until it has. */
  stop: () => Promise<void>;
  /** Ends it at once, as a crash does. */
  kill: () => Promise<void>;
};
type Environment = Record<string, string>;

/** Brings the database up to date, starts a portal and waits until it answers. */
export async function startPortal(env: Environment): Promise<Portal> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  // What the surrounding shell or test runner has set is not this portal's.
  const clean = {
    PORTAL_URL: url,
    DATABASE_URL: "",
    PORTAL_UPSTREAM_URL: "",
    SESSION_SECRET: "",
    TRUSTED_PROXIES: "0",
    ...env,
    PORT: String(port),
    NODE_ENV: "production",
  };
  const migration = launch("tsx", ["scripts/migrate.ts"], clean);
  if ((await migration.ended) !== 0) throw new Error(`The database could not be brought up to date.\n${migration.output()}`);
  const server = launch("node", ["scripts/serve.mjs"], clean);
  const end = async (signal: NodeJS.Signals) => {
    server.child.kill(signal);
    const patience = setTimeout(() => server.child.kill("SIGKILL"), 15_000);
    await server.ended;
    clearTimeout(patience);
  };
  try {
    await untilAnswering(`${url}/api/courses`, server);
  } catch (error) {
    await end("SIGKILL");
    throw error;
  }
  return { url, pid: server.child.pid ?? 0, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}

type Launched = { child: ChildProcess; ended: Promise<number>; output: () => string };
const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

function launch(command: string, args: string[], env: Environment): Launched {
  const child = spawn(command, args, { cwd: root, env: projectEnv(env), stdio: ["ignore", "pipe", "pipe"] });
  running.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const ended = new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
  return { child, ended, output: () => output };
}

/** Whatever it answers, "I cannot reach the backend" too, it is there. */
async function untilAnswering(address: string, server: Launched): Promise<void> {
  let over = false;
  server.ended.then(
    () => (over = true),
    () => (over = true),
  );
  for (let tries = 0; tries < 600 && !over; tries += 1) {
    // A busy machine may also let the body time out.
    const answered = await fetch(address, { signal: AbortSignal.timeout(10_000) })
      .then((answer) => answer.arrayBuffer())
      .catch(() => null);
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The portal did not start.\n${server.output()}`);
}
