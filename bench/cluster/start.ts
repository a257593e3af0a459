import fs from "node:fs";
import path from "node:path";
import { freePorts } from "../../lib/process/free-port";
import { type Cluster, startCluster } from "../../scripts/cluster/cluster";
import { sessionSecret, temporaryFolder } from "../load/process";
import { holdToCores } from "./hold-to-cores";

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
