import "./command/load-env.ts";
import { readCommand } from "../lib/process/read-command.ts";
import { run, runSteps } from "../lib/process/steps.ts";

readCommand({
  name: "dev",
  description: "Checks the content, brings the database up to date, and serves the portal with hot reloading.",
});
await runSteps([
  ["Checking the content", "tsx", ["scripts/content/check.ts"]],
  ["Bringing the database up to date", "tsx", ["scripts/migrate.ts"]],
]);
await run("node", ["scripts/serve.mjs", "--dev"]);
