import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../lib/process/free-port.ts";
import { heapFlags } from "../../lib/process/steps.ts";
import { UpgradeError } from "./home.ts";
import { releaseEnv } from "./run-in.ts";

const buildHeader = "x-portal-build";

/** What is read of each process before it counts: pages of several kinds in both languages, and a call. */
const looks = ["/", "/courses", "/login", "/discussions", "/api/courses"].flatMap((address) =>
  ["en", "hi"].map((language) => ({ address, language })),
);

export const readBuildId = (release: string) => fs.readFileSync(path.join(release, ".next", "BUILD_ID"), "utf8").trim();

type Looked = { ready: boolean; build: string | undefined };

/** @returns whether a port's process is ready, and its build: undefined for a release that did not say it */
export async function look(port: number): Promise<Looked> {
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
export async function untilReady(
  port: number,
  build: string,
  before: Looked,
  { limitMs, isOver = () => false }: { limitMs: number; isOver?: () => boolean },
) {
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
export async function readPages(port: number) {
  for (const { address, language } of looks) {
    const request = fetch(`http://127.0.0.1:${port}${address}`, {
      headers: { cookie: `language=${language}` },
      redirect: "manual",
      signal: AbortSignal.timeout(30_000),
    });
    const status = await request
      .then(async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      })
      .catch((error) => error.message);
    if (typeof status !== "number" || status >= 500)
      throw new UpgradeError(`Port ${port}: ${address} (${language}) answers ${status}.`);
  }
}

/** Starts a release on a port without visitors (or on `port`) and reads pages. @returns what stops it */
export async function startBeside(
  release: string,
  env: Record<string, string>,
  { limitMs, port }: { limitMs: number; port?: number },
) {
  const chosen = port ?? (await freePort());
  const environment = {
    NODE_ENV: "production",
    ...env,
    PORT: String(chosen),
    METRICS_PORT: "",
    SHUTDOWN_DELAY_MS: "0",
    STAND_IN: "1",
  };
  const child = spawn("node", [...heapFlags, "scripts/serve.mjs"], {
    cwd: release,
    env: releaseEnv(release, environment),
    stdio: ["ignore", "ignore", "inherit"],
  });
  let isOver = false;
  const ended: Promise<void> = new Promise((resolve) => {
    const end = () => {
      isOver = true;
      resolve();
    };
    child.on("error", end).on("close", end);
  });
  const stop = async () => {
    child.kill("SIGTERM");
    const patience = setTimeout(() => child.kill("SIGKILL"), 30_000);
    await ended;
    clearTimeout(patience);
  };
  try {
    await untilReady(chosen, readBuildId(release), nobody, { limitMs, isOver: () => isOver });
    await readPages(chosen);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
