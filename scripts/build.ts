import { readCommand } from "../lib/process/read-command.ts";
import { root, runSteps } from "../lib/process/steps.ts";
import { refuseWhileRunning } from "./build/running-here.ts";

// npm run build: the production build alone. `npm start` builds by itself, only when something has changed.

readCommand({
  name: "build",
  description:
    "Builds the portal for production into .next. The database must be up to date (npm run migrate), because pages show ratings.",
});

refuseWhileRunning(root);
await runSteps([
  ["Building the portal (a minute or two)", "next", ["build"]],
  ["Shrinking the chunks of the server", "node", ["scripts/build/server-chunks.ts"]],
  ["Marking the scripts of first views", "node", ["scripts/build/compile-hints.ts"]],
  ["Bundling the offline scripts", "node", ["scripts/build/offline-scripts.ts"]],
  ["Bundling the thread that makes files", "node", ["scripts/build/file-thread.ts"]],
  ["Compressing the scripts and style sheets", "node", ["scripts/build/compress-files.ts"]],
  ["Storing the loaded content", "tsx", ["scripts/build/store-content.ts"]],
]);
