import { readCommand } from "../lib/process/read-command.ts";
import { root, runSteps } from "../lib/process/steps.ts";
import { buildSteps, refuseWhileRunning } from "./build/what-changed.ts";

// npm run build: the production build alone. `npm start` builds by itself, only when something has changed.

readCommand({
  name: "build",
  description:
    "Builds the portal for production into .next. The database must be up to date (npm run migrate), because pages show ratings.",
});

refuseWhileRunning(root);
await runSteps(buildSteps());
