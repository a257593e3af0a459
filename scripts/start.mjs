import "./load-env.mjs";
import { buildWhatChanged } from "./build/what-changed.mjs";
import { installWhatIsMissing } from "./install.mjs";
import { allocatorEnv, compiledEnv, heapFlags, run, runSteps } from "./steps.mjs";

// npm start: all steps from a fresh clone to a running portal; a step whose result is up to date is skipped.

await installWhatIsMissing();
await buildWhatChanged();
await runSteps([["Bringing the database up to date", "tsx", ["scripts/migrate.ts"]]]);
console.log("▸ Starting the portal");
const env = { NODE_ENV: "production", ...allocatorEnv, ...compiledEnv };
await run("node", [...heapFlags, "scripts/serve.mjs"], { env }).catch((error) => process.exit(error.exitCode ?? 1));
