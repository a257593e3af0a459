import type { runSteps } from "../../lib/process/steps.ts";

type Steps = Parameters<typeof runSteps>[0];

/** The production build, step by step. It needs a database that is up to date. */
export function buildSteps(env: Record<string, string> = {}): Steps {
  return [
    ["Building the portal (a minute or two)", "next", ["build"], { env: { NODE_ENV: "production", ...env } }],
    ["Shrinking the chunks of the server", "node", ["scripts/build/server-chunks.ts"]],
    ["Marking the scripts of first views", "node", ["scripts/build/compile-hints.ts"]],
    ["Bundling the offline scripts", "node", ["scripts/build/offline-scripts.ts"]],
    ["Bundling the thread that makes files", "node", ["scripts/build/file-thread.ts"]],
    ["Compressing the scripts and style sheets", "node", ["scripts/build/compress-files.ts"]],
    ["Storing the loaded content", "tsx", ["scripts/build/store-content.ts"]],
  ];
}
