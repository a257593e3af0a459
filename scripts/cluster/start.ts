import { settings } from "../../lib/platform/settings";
import { buildWhatChanged } from "../build/what-changed.mjs";
import { reportErrors } from "../report-errors";
import { startCluster } from "./cluster";

// npm run start:cluster -- [processes]
// The whole of a larger portal on one machine, for trying it: nginx (deploy/nginx.conf), several processes, and PostgreSQL (the one of
// DATABASE_URL, else one of its own). A real one is described in docs/operations.md.

await reportErrors(async () => {
  const processes = Number(process.argv[2] ?? 2);
  if (!Number.isInteger(processes) || processes < 1 || processes > 64) throw new Error("Say how many processes: npm run start:cluster -- 2");
  await buildWhatChanged();
  const { port, dataDir, databaseUrl } = settings();
  const cluster = await startCluster({ port, processes, dataDir, databaseUrl, say: console.log });
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, async () => {
      await cluster.stop();
      process.exit(0);
    });
});
