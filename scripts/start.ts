import "./command/load-env.ts";
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { type Ended, keepRunning } from "../lib/process/keep-running.ts";
import { readCommand } from "../lib/process/read-command.ts";
import { allocatorEnv, compiledEnv, heapFlags, projectEnv, root, runSteps } from "../lib/process/steps.ts";
import { buildWhatChanged } from "./build/what-changed.ts";
import { endWithParent } from "./command/end-with-parent.mjs";
import { installWhatIsMissing } from "./install.mjs";

// npm start: all steps from a fresh clone to a running portal; a step whose result is up to date is skipped.

readCommand({
  name: "start",
  description:
    "Installs what is missing, builds what has changed, brings the database up to date, and serves the portal until it is stopped. A portal that ends by itself is started again.",
  notes: ["PORT, PORTAL_URL and every other setting are listed in docs/settings.md and .env.example."],
});

endWithParent();
await installWhatIsMissing();
await buildWhatChanged();
await runSteps([["Bringing the database up to date", "tsx", ["scripts/migrate.ts"]]]);
console.log("▸ Starting the portal");
const { over, stop } = keepRunning(launchPortal, { say: console.error });
let stoppedBy: NodeJS.Signals | null = null;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    stoppedBy = signal;
    stop(signal);
  });
const code = await over;
process.exit(stoppedBy ? 128 + constants.signals[stoppedBy] : code);

function launchPortal() {
  const env = projectEnv({ NODE_ENV: "production", ...allocatorEnv, ...compiledEnv });
  const child = spawn("node", [...heapFlags, "scripts/serve.mjs"], {
    cwd: root,
    env,
    // The portal stops when the channel closes, which it does however this process ends.
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (exitCode, signal) => resolve({ code: exitCode, signal }));
  });
  return { ended, kill: (signal: NodeJS.Signals) => void child.kill(signal) };
}
