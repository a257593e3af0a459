import "./load-env.mjs";
import { run, runSteps } from "./steps.mjs";

// npm run dev: the portal with hot reloading.
await runSteps([
  ["Checking the content", "tsx", ["scripts/content.ts"]],
  ["Bringing the database up to date", "tsx", ["scripts/migrate.ts"]],
]);
await run("node", ["scripts/serve.mjs", "--dev"]);
