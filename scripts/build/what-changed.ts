import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { filesIn } from "../../lib/process/files-in.ts";
import { root, runSteps } from "../../lib/process/steps.ts";

/** Builds the portal unless the build is of exactly these sources. */
export async function buildWhatChanged() {
  const stamp = path.join(root, ".next", "built-from");
  const sources = hashOfSources();
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === sources)
    return console.log("✓ The build is up to date.");
  refuseWhileRunning(root);
  await runSteps([
    ["Checking the content", "tsx", ["scripts/content/check.ts"]],
    ["Preparing the database", "tsx", ["scripts/migrate.ts"]],
    ...buildSteps(),
  ]);
  fs.writeFileSync(stamp, sources);
}

/** A hash of all that a build depends on: sources and content. No setting: a build serves any address. */
function hashOfSources() {
  const hash = createHash("sha256");
  const folders = ["app", "components", "lib", "messages", "offline", "public", "patches", "server/threads"];
  const configuration = "package.json package-lock.json tsconfig.json next.config.mjs postcss.config.mjs middleware.ts";
  const files = configuration.split(" ");
  for (const folder of [...folders, process.env.PORTAL_CONTENT_DIR || "content"]) {
    const base = path.resolve(root, folder);
    // Of a content folder that is not there the check of the content says so in words.
    files.push(...filesIn(base).map((name) => path.join(base, name)));
  }
  for (const file of files.sort()) hash.update(`${file}\0`).update(fs.readFileSync(path.resolve(root, file)));
  return hash.digest("hex");
}

/** The production build, step by step. It needs a database that is up to date. */
export function buildSteps(env: Record<string, string> = {}): Parameters<typeof runSteps>[0] {
  return [
    ["Building the portal (a minute or two)", "next", ["build"], { env: { NODE_ENV: "production", ...env } }],
    ["Shrinking the chunks of the server", "node", ["scripts/build/server-chunks.ts"]],
    ["Dividing the style sheets into rules", "node", ["scripts/build/own-rules.ts"]],
    ["Marking the scripts of first views", "node", ["scripts/build/compile-hints.ts"]],
    ["Bundling the offline scripts", "node", ["scripts/build/offline-scripts.ts"]],
    ["Bundling the thread that makes files", "node", ["scripts/build/file-thread.ts"]],
    ["Compressing the scripts and style sheets", "node", ["scripts/build/compress-files.ts"]],
    ["Storing the loaded content", "tsx", ["scripts/build/store-content.ts"]],
  ];
}

/**
 * The processes of a portal that run from a folder, by their ids. A build there takes away files that they still read,
 * so each page is 500 until they are started again. Only Linux says where a process runs, and only of those that this
 * user may see.
 */
export function portalsRunningIn(folder: string) {
  const here = fs.realpathSync(folder);
  const all = fs.existsSync("/proc") ? fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name)) : [];
  return all.map(Number).filter((pid) => pid !== process.pid && isPortalIn(here, pid));
}

function isPortalIn(folder: string, pid: number) {
  try {
    const commandLine = fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    // The development server has a build of its own.
    return (
      commandLine.some((each) => /(?:^|\/)scripts\/serve\.mjs$/.test(each)) &&
      !commandLine.includes("--dev") &&
      fs.readlinkSync(`/proc/${pid}/cwd`) === folder
    );
  } catch {
    return false;
  }
}

/** Ends this process with words where a portal runs from the folder. */
export function refuseWhileRunning(folder: string) {
  const running = portalsRunningIn(folder);
  if (running.length === 0) return;
  console.error(
    `✗ A portal runs from this folder (process ${running.join(", ")}), and a build would take its files away. Stop it first, or build beside it: npm run upgrade -- --help`,
  );
  process.exit(1);
}
