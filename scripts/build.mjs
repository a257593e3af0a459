import { readCommand } from "../lib/process/read-command.mjs";
import { root, runSteps } from "../lib/process/steps.mjs";
import { refuseWhileRunning } from "./build/running-here.mjs";

// npm run build: the production build alone. `npm start` builds by itself, only when something has changed.

readCommand({
  name: "build",
  description:
    "Builds the portal for production into .next. The database must be up to date (npm run migrate), because pages show ratings.",
});

refuseWhileRunning(root);
await runSteps([
  ["Building the portal (a minute or two)", "next", ["build"]],
  ["Marking the scripts of first views", "node", ["scripts/build/compile-hints.mjs"]],
  ["Bundling the offline scripts", "node", ["scripts/build/offline-scripts.mjs"]],
]);
