import "./command/load-env.ts";
import { readCommand } from "../lib/process/read-command.ts";
import { allocatorEnv, compiledEnv, heapFlags, run, runSteps } from "../lib/process/steps.ts";
import { buildWhatChanged } from "./build/what-changed.ts";
import { installWhatIsMissing } from "./install.mjs";

// npm start: all steps from a fresh clone to a running portal; a step whose result is up to date is skipped.

readCommand({
  name: "start",
  description:
    "Installs what is missing, builds what has changed, brings the database up to date, and serves the portal until it is stopped.",
  notes: ["PORT, PORTAL_URL and every other setting are listed in README.md and .env.example."],
});

await installWhatIsMissing();
await buildWhatChanged();
await runSteps([["Bringing the database up to date", "tsx", ["scripts/migrate.ts"]]]);
console.log("▸ Starting the portal");
const env = { NODE_ENV: "production", ...allocatorEnv, ...compiledEnv };
await run("node", [...heapFlags, "scripts/serve.mjs"], { env }).catch((error) => process.exit(error.exitCode ?? 1));
