import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePorts } from "../../lib/process/free-port";
import { type Cluster, startCluster } from "../../scripts/cluster/cluster";
import type { Report } from "./fault";

/** A data folder of the tests: learners need not wait for reading times, and registrations are not held back. */
export function newFolder(cleaning: (() => unknown)[]): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-test-faults-"));
  // PostgreSQL runs as a user of its own where this runs as root, and its folder is in this one.
  fs.chmodSync(folder, 0o755);
  cleaning.unshift(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const ofTests = { TESTS_WITHOUT_WAITING: "1", LOG_LEVEL: "error" };

/** nginx where there is one, two processes and PostgreSQL, with everything they print. */
export async function newCluster(
  { say }: Report,
  cleaning: (() => unknown)[],
): Promise<Cluster & { output: () => string }> {
  const folder = newFolder(cleaning);
  let output = "";
  const onOutput = (text: string) => (output += text);
  // The processes take the two ports after it.
  const port = await freePorts(3);
  const cluster = await startCluster({
    port,
    processes: 2,
    dataDir: path.join(folder, "data"),
    databaseUrl: null,
    env: ofTests,
    say,
    onOutput,
  });
  cleaning.unshift(cluster.stop);
  return { ...cluster, output: () => output };
}
